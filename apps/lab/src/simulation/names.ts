const NAMES = ['Ada', 'Bruno', 'Cleo', 'Dario', 'Edith', 'Farid', 'Greta', 'Hugo'] as const;

export const nameOf = (seat: number): string => NAMES[seat] ?? `Seat ${seat + 1}`;
