import type { ShelfWords } from '@oeillade/web/games/contract/shelf.ts';

export const SHELF_WORDS: ShelfWords = {
  name: { en: 'Liar’s dice', fr: 'Le dé menteur', de: 'Lügenwürfel' },
  lead: {
    en: 'Bid on dice that nobody sees, until somebody doubts you.',
    fr: 'Annonce des dés que personne ne voit, jusqu’à ce qu’on doute de toi.',
    de: 'Biete auf Würfel, die niemand sieht, bis dir jemand nicht mehr glaubt.',
  },
  rules: {
    one: {
      en: 'All roll under their cups and look at their own dice only.',
      fr: 'Chacun lance ses dés sous son gobelet et ne regarde que les siens.',
      de: 'Alle würfeln unter ihrem Becher und sehen nur die eigenen Würfel.',
    },
    two: {
      en: 'In turn, bid how many dice of a face there are under all cups, always higher than before.',
      fr: 'À ton tour, annonce combien de dés d’une face il y a sous tous les gobelets, toujours plus haut.',
      de: 'Wer dran ist, bietet, wie viele Würfel einer Zahl unter allen Bechern liegen, immer höher als zuvor.',
    },
    three: {
      en: 'Doubt a bid, and the cups are lifted: whoever was wrong loses a die. The last one with dice wins.',
      fr: 'Si tu doutes, on soulève les gobelets : qui avait tort perd un dé. Le dernier qui a des dés gagne.',
      de: 'Wird gezweifelt, gehen die Becher hoch: Wer falsch lag, verliert einen Würfel. Wer zuletzt noch Würfel hat, gewinnt.',
    },
  },
};
