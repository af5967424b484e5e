import { t } from '../../shell/i18n/index.ts';
import type { Person } from '../../shell/session/api.ts';
import { AvatarRound } from '../../ui/art/guests/avatar-round.tsx';
import { Popover } from '../../ui/popover.tsx';
import { FaceChoice } from './face-choice.tsx';

const COLOUR = 'vermilion';
export const LONGEST_NAME = 24;

/** Who I am at a table: a name and a face. */
export function PersonCard({ person, onChange }: { person: Person; onChange: (person: Person) => void }) {
  return (
    <div className="person">
      <Popover
        button={{
          className: 'person-face',
          label: t('home.changeFace'),
          content: <AvatarRound guest={person.face} colour={COLOUR} blinks />,
        }}
        className="menu pop"
        label={t('home.yourFace')}
      >
        {() => (
          <FaceChoice face={person.face} colour={COLOUR} onChange={(face) => onChange({ ...person, face })} />
        )}
      </Popover>
      <label className="person-name">
        <span className="label">{t('home.yourName')}</span>
        <input
          className="field"
          value={person.name}
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => onChange({ ...person, name: event.target.value })}
        />
      </label>
    </div>
  );
}
