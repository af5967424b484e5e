import type { Lobby } from '@oeillade/table';
import { t } from '../i18n/index.ts';
import type { TableSession } from '../session/session.ts';
import { PACES, paceOf, rulesOf } from './pace.ts';

interface Props {
  readonly session: TableSession;
  readonly lobby: Lobby;
  readonly isHost: boolean;
}

/** How the table plays, with plain words for each; only the host can change it. */
export function Options({ session, lobby, isHost }: Props) {
  const pace = paceOf(lobby.rules);
  const rules = (changed: object) => session.ask({ ask: 'arrange', rules: changed });
  const option = (changed: object) =>
    session.ask({ ask: 'arrange', options: { ...lobby.options, ...changed } });
  const { noTriples } = lobby.options as { noTriples?: boolean };
  return (
    <fieldset className="options" disabled={!isHost}>
      <legend className="visually-hidden">{t('lobby.options')}</legend>
      <div className="option">
        <span className="label">{t('lobby.pace')}</span>
        <div className="segments">
          {PACES.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === pace}
              onClick={() => rules(rulesOf(name))}
            >
              {t(`lobby.paces.${name}`)}
            </button>
          ))}
        </div>
        <p>{t(`lobby.paceHints.${pace}`)}</p>
      </div>
      {lobby.game === 'spywhere' ? (
        <Switch
          name={t('lobby.noTriples')}
          hint={t('lobby.noTriplesHint')}
          isOn={noTriples ?? false}
          onChange={(isOn) => option({ noTriples: isOn })}
        />
      ) : (
        <Switch
          name={t('lobby.peripheral')}
          hint={t('lobby.peripheralHint')}
          isOn={lobby.rules.peripheral}
          onChange={(isOn) => rules({ peripheral: isOn })}
        />
      )}
      <Switch
        name={t('lobby.freeText')}
        hint={t('lobby.freeTextHint')}
        isOn={lobby.rules.freeText}
        onChange={(isOn) => rules({ freeText: isOn })}
      />
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ name, hint, isOn, onChange }: SwitchProps) {
  return (
    <div className="option">
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {name}
      </label>
      <p>{hint}</p>
    </div>
  );
}
