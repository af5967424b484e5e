import type { Texts } from '../../../../../shell/i18n/texts.ts';
import type { figures as french } from '../fr/figures.ts';

export const figures: Texts<typeof french> = {
  call: {
    caption: 'Zoé calls 29. Ada has the other 29 in her hand: she is the partner, and only she knows.',
    alt: 'Six cards of the board; Zoé’s pawn stands on 29. Below, Ada’s hand, with a 29.',
    hand: 'Ada’s hand',
  },
  sight: {
    caption:
      'Ada winks. Zoé is looking at her and sees it; Lin is spying on her and sees it too. Bo is looking at Zoé: he saw nothing.',
    alt: 'Four faces and where they look: Zoé and Ada at each other, Lin at Ada, Bo at Zoé. Ada winks.',
    sees: 'sees it',
    blind: 'sees nothing',
  },
  signals: {
    caption: 'A wink, eyebrows, a nod, a tilted head, a hand on the chin: you agree on it before the game.',
    alt: 'Five faces, each making a different signal.',
  },
  right: {
    caption: '“Ada has number 29!” Well spotted: each keeps a 29 face up in front of her. A point each.',
    alt: 'Zoé and Ada, each with a card 29 face up in front of her and one point.',
  },
  wrong: {
    kept: {
      caption: '“Bo has number 29!” Wrong: 29 leaves the board. Ada keeps hers in hand and says nothing.',
      alt: 'On the board, an empty place where 29 was. Neither Bo nor Ada has laid anything down.',
    },
    laid: {
      caption: '“Bo has number 29!” Wrong: 29 is turned over on the board, and Ada lays hers face down.',
      alt: 'On the board, 29 is face down. In front of Ada, a face-down card; in front of Bo, nothing.',
    },
    laidIfAny: {
      caption:
        '“Bo has number 29!” Wrong: 29 is turned over, and Ada lays hers face down. Had 29 been in no hand, nobody would lay anything.',
      alt: 'On the board, 29 is face down. In front of Ada, a face-down card; in front of Bo, nothing.',
    },
  },
  accusation: {
    caption:
      'Lin saw it all: “Ada has number 29!” Right: for one {spyCard}, both 29s are his. Zoé’s pawn is left on an empty place.',
    alt: 'Lin with two cards 29 in front of him and two points, beside them the card he spent. On the board, Zoé’s pawn on the empty place of 29.',
  },
  winkScore: {
    caption: 'Three cards won and two {spyCards} still in hand: five points.',
    alt: 'Three character cards and two {spyCards} make five points.',
  },
  felt: {
    caption:
      'Ada owes Zoé a wink. Nobody is watching her: it would be lost. Zoé alone: now. One look, but somebody else’s: wait. Two looks: one too many.',
    alt: 'Ada’s portrait four times. Unwatched, it has a dotted outline and a mask above it with its eyes shut; watched by one, the outline is whole and the mask’s eyes are open, golden if it is Zoé; watched by two, the outline is a saw with two masks above it.',
    nobody: 'nobody',
    only: 'Zoé alone',
    other: 'someone else',
    many: 'one too many',
  },
};
