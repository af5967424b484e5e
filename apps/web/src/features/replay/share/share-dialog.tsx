import { use, useRef, useState } from 'react';
import { copyText } from '../../../shell/copy-text.ts';
import { useServerUrl } from '../../../shell/use-server-url.ts';
import { Icon } from '../../../ui/art/index.ts';
import { button } from '../../../ui/button.ts';
import { Choice } from '../../../ui/choice.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { clockText } from '../../../ui/replay/clock-text.ts';
import { Sheet } from '../../../ui/table/sheet.tsx';
import { linkTo } from '../moment-link.ts';
import { canHandOut, handOut } from './hand-out.ts';
import { MomentCard } from './moment-card.tsx';
import { reachOf } from './reach.ts';
import css from './share-dialog.module.css';
import type { Shareable } from './shareable.ts';
import { sayShare } from './texts.ts';
import { type Form, type Made, useMade } from './use-made.ts';

const FORMS = ['card', 'loop'] as const satisfies readonly Form[];
const NO_PICTURE = Promise.resolve(null);
/** Games that draw nothing but the faces have nothing that moves. */
const STILL = { from: 0, until: 0, still: 0 } as const;

interface ShareDialogProps extends Shareable {
  readonly onClose: () => void;
}

/** A moment as a picture, as a loop and as a link. */
export function ShareDialog({ story, moment, part, teller, path, onClose }: ShareDialogProps) {
  const picture = use(part.picture?.() ?? NO_PICTURE);
  const times = picture?.timesOf(moment) ?? STILL;
  const [t, showAt] = useState(times.still);
  const [form, setForm] = useState<Form>('card');
  const [isSaved, setSaved] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);
  const said = part.sayMoment(moment, teller);
  const { title } = story.timeline.record.game.facts;
  const reach = reachOf(path);
  const server = useServerUrl();
  const link = `${reach === 'everybody' ? server : window.location.origin}${path}${linkTo(moment)}`;
  const made = useMade({ form, drawing, times, name: `oeillade-${moment.kind}`, showAt });
  const words = { title: said.title, text: said.words, ...(reach === 'everybody' && { url: link }) };
  const where = reach === 'everybody' ? link.replace(/^https?:\/\/|#.*$/g, '') : title;
  return (
    <Sheet title={sayShare('title')} onClose={onClose}>
      <div className={css.share} data-part="share-moment" data-made={made.is} data-form={form}>
        <div className={css.shown}>
          <MomentCard
            story={story}
            moment={moment}
            picture={picture}
            said={said}
            people={teller.people}
            t={t}
            from={`${where} · ${clockText(moment.from)}`}
            ref={drawing}
          />
          {made.is === 'ready' && form === 'loop' && (
            <img src={made.address} alt="" data-part="moment-loop" />
          )}
        </div>
        {picture && (
          <Choice
            legend={sayShare('as')}
            values={FORMS}
            value={form}
            say={(one) => sayShare(one)}
            onChange={(one) => {
              setSaved(false);
              setForm(one);
            }}
          />
        )}
        <Making made={made} form={form} />
        <div className={css.ways}>
          {made.is === 'ready' && canHandOut(made.file) && (
            <button
              type="button"
              {...button('claim')}
              data-do="pass"
              onClick={() => void handOut(made.file, words)}
            >
              <Icon name="link" /> {sayShare('pass')}
            </button>
          )}
          <button
            type="button"
            {...button()}
            data-do="save"
            disabled={made.is !== 'ready'}
            onClick={() => {
              if (made.is !== 'ready') return;
              downloadFile(made.file);
              setSaved(true);
            }}
          >
            <Icon name={isSaved ? 'check' : 'cards'} /> {sayShare('save')}
          </button>
          <CopyLink link={link} />
        </div>
        <p className={css.reach}>{sayShare(`reach.${reach}`)}</p>
        <p className="visually-hidden" role="status">
          {isSaved && sayShare('saved')}
        </p>
      </div>
    </Sheet>
  );
}

function Making({ made, form }: { readonly made: Made; readonly form: Form }) {
  if (made.is === 'failed') return <p role="alert">{sayShare('failed')}</p>;
  if (made.is !== 'coming' || form === 'card') return null;
  return (
    <label className={css.reach}>
      {sayShare('making')}
      <progress value={made.share} />
    </label>
  );
}

function CopyLink({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState<'not-yet' | 'done' | 'by-hand'>('not-yet');
  return (
    <>
      <button
        type="button"
        {...button()}
        data-do="copy"
        onClick={async () => setCopied((await copyText(link)) ? 'done' : 'by-hand')}
      >
        <Icon name={copied === 'done' ? 'check' : 'copy'} />
        {sayShare(copied === 'done' ? 'copied' : 'copy')}
      </button>
      {copied === 'by-hand' && <CopyField label={sayShare('copyYourself')} text={link} />}
    </>
  );
}
