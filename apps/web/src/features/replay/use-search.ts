import { useSyncExternalStore } from 'react';
import { onNavigation } from '../../shell/route.ts';

/** What the address says behind the path, such as `?kept=…`. */
export const useSearch = (): string => useSyncExternalStore(onNavigation, () => window.location.search);
