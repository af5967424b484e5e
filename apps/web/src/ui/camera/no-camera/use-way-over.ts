import { useEffect, useState } from 'react';
import { crossingTo } from '../../../shell/crossing/crossing.ts';
import { askSecureAddress } from '../../../shell/crossing/secure-address.ts';
import { useSettings } from '../../../shell/settings.ts';
import { useLanguage } from '../../../shell/use-language.ts';

/** The secure address of this very page: its name, as the phone will say it, and the link that carries everything along. */
export interface Way {
  readonly host: string;
  readonly href: string;
}

/** Null where the server has no secure door, or does not answer. */
export function useWayOver(): { readonly way: Way | null | 'looking'; readonly lookAgain: () => void } {
  const [secure, setSecure] = useState<string | null | 'looking'>('looking');
  const [tries, setTries] = useState(0);
  const { theme } = useSettings();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again
  useEffect(() => {
    const asking = new AbortController();
    askSecureAddress(asking.signal)
      .catch(() => null)
      .then((known) => !asking.signal.aborted && setSecure(known));
    return () => asking.abort();
  }, [tries]);
  const lookAgain = () => {
    setSecure('looking');
    setTries(tries + 1);
  };
  if (secure === null || secure === 'looking') return { way: secure, lookAgain };
  const href = crossingTo(secure, window.location, { language, theme });
  return { way: { host: new URL(secure).hostname, href }, lookAgain };
}
