import { AvatarRound } from '../art/guests/avatar-round.tsx';
import { t } from '../i18n/index.ts';
import type { Person } from '../session/api.ts';

export const FACES = 32;

/** Who I am at a table: a name and a face. */
export function PersonCard({ person, onChange }: { person: Person; onChange: (person: Person) => void }) {
  const nextFace = () => onChange({ ...person, face: (person.face + 1) % FACES });
  return (
    <div className="person">
      <button type="button" className="person-face" onClick={nextFace} aria-label={t('home.nextFace')}>
        <AvatarRound guest={person.face} colour="vermilion" blinks />
      </button>
      <label className="person-name">
        <span className="label">{t('home.yourName')}</span>
        <input
          className="field"
          value={person.name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => onChange({ ...person, name: event.target.value })}
        />
      </label>
    </div>
  );
}
