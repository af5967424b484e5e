import { LockSign, TextLines } from './drawings.tsx';
import css from './screens.module.css';
import { Tapped } from './tapped.tsx';
import { say } from './texts/index.ts';

/** What the systems show, as far as one has to know it again: their words, in the language of this page. */

export const IphoneWarning = () => (
  <>
    <strong className={css.title}>{say('iphone.title')}</strong>
    <TextLines lengths={[96, 100, 88, 52]} />
    <div className={css.row}>
      <Tapped>
        <span className={css.pill}>{say('iphone.details')}</span>
      </Tapped>
      <span className={css.plain}>{say('iphone.back')}</span>
    </div>
  </>
);

export const IphoneDetails = () => (
  <>
    <TextLines lengths={[100, 92, 97, 70, 100, 60]} />
    <Tapped>
      <span className={css.link}>{say('iphone.visit')}</span>
    </Tapped>
  </>
);

export const IphoneConfirm = () => (
  <div className={css.behind}>
    <TextLines lengths={[100, 92, 60]} />
    <div className={css.alert}>
      <TextLines lengths={[84, 60]} />
      <div className={css.answers}>
        <span>{say('iphone.cancel')}</span>
        <Tapped>
          <b>{say('iphone.confirm')}</b>
        </Tapped>
      </div>
    </div>
  </div>
);

export const AndroidWarning = () => (
  <>
    <LockSign />
    <strong className={css.title}>{say('android.title')}</strong>
    <TextLines lengths={[96, 100, 64]} />
    <span className={css.safe}>{say('android.back')}</span>
    <Tapped>
      <span className={css.plain}>{say('android.advanced')}</span>
    </Tapped>
  </>
);

export const AndroidAdvanced = ({ host }: { readonly host: string }) => (
  <>
    <span className={css.safe}>{say('android.back')}</span>
    <TextLines lengths={[100, 96, 90, 40]} />
    <Tapped>
      <span className={css.link}>{say('android.proceed', { host })}</span>
    </Tapped>
  </>
);
