import { t } from '../../shell/i18n/index.ts';
import type { Person } from '../../shell/session/api.ts';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import { figureOf } from '../../ui/art/guests/costume/figure.ts';
import formCss from '../../ui/form.module.css';
import menuCss from '../../ui/menu.module.css';
import { Popover } from '../../ui/popover.tsx';
import { CostumeButton } from '../costume/costume-button.tsx';
import { FaceChoice } from './face-choice.tsx';
import css from './person-card.module.css';

const COLOUR = 'vermilion';
export const LONGEST_NAME = 24;

/** Who I am at a table: a name and a face. */
export function PersonCard({ person, onChange }: { person: Person; onChange: (person: Person) => void }) {
  return (
    <div className={css.person} data-part="person">
      <Popover
        button={{
          className: css.personFace,
          part: 'person-face',
          label: t('home.changeFace'),
          content: <AvatarRound guest={figureOf(person.face, person.costume)} colour={COLOUR} blinks />,
        }}
        className={`${menuCss.menu} ${css.pop}`}
        label={t('home.yourFace')}
      >
        {() => (
          <FaceChoice face={person.face} colour={COLOUR} onChange={(face) => onChange({ ...person, face })} />
        )}
      </Popover>
      <label className={css.personName} data-part="person-name">
        <span className={formCss.label} data-part="label">
          {t('home.yourName')}
        </span>
        <input
          className={formCss.field}
          data-part="field"
          value={person.name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => onChange({ ...person, name: event.target.value })}
        />
      </label>
      <div className={css.costume}>
        <CostumeButton
          {...person}
          costume={person.costume}
          colour={COLOUR}
          onChange={(costume) => onChange({ ...person, costume })}
        />
      </div>
    </div>
  );
}
