import {
  drawer,
  list,
  paragraph,
  ruling,
  type Section,
  sayer,
  section,
} from '../../contract/rules/outline.ts';
import type { page } from './texts/fr/page.ts';

/** The drawn examples; each has a caption and words for those who cannot see it, in every language. */
export const FIGURES = ['nations', 'exchange', 'eliminate', 'identify', 'spywhereScore'] as const;
export type SpywhereFigure = (typeof FIGURES)[number];

const say = sayer<keyof typeof page.statements>();
const figure = drawer<SpywhereFigure>();

export const OUTLINE: readonly Section[] = [
  section('goal', paragraph(say('idea'), say('dilemma')), paragraph(say('aim'))),
  section(
    'need',
    list(say('players'), say('passports', 'S-1'), say('cards', 'S-1'), say('guesses', 'S-1')),
    paragraph(say('dishes', 'S-2'), say('ownChoice', 'S-2')),
    figure('nations'),
  ),
  section(
    'setup',
    paragraph(say('take', 'S-10'), say('unused', 'S-13')),
    paragraph(say('takenOut', 'S-11'), say('allIn', 'S-11'), ruling(say('drawnOut', 'S-11'))),
    paragraph(say('deal', 'S-12'), ruling(say('counts', 'S-12'))),
    paragraph(say('starts', 'S-14')),
  ),
  section(
    'turn',
    paragraph(say('draw', 'S-20'), say('exchange', 'S-21'), say('seen', 'S-21')),
    figure('exchange'),
    paragraph(ruling(say('sameKind', 'S-22')), say('passOn', 'S-33')),
  ),
  section(
    'eliminating',
    paragraph(say('eliminate', 'S-23'), say('neverOwn', 'S-24')),
    figure('eliminate'),
    paragraph(say('extra', 'S-25'), say('fill', 'S-26'), say('once', 'S-28'), ruling(say('waits', 'S-28'))),
    paragraph(say('noTriples', 'S-27'), ruling(say('cannotHelp', 'S-27'))),
  ),
  section(
    'identifying',
    paragraph(say('attempt', 'S-29'), say('secret', 'S-29')),
    figure('identify'),
    list(say('forGood', 'S-30'), say('usedUp', 'S-31'), ruling(say('bluff', 'S-32'))),
  ),
  section(
    'end',
    paragraph(
      say('ends', 'S-40'),
      ruling(say('bothEnds', 'S-40')),
      ruling(say('lastCard', 'S-41')),
      ruling(say('fewer', 'S-41')),
    ),
    paragraph(say('lastChance', 'S-42'), ruling(say('everybodyToo', 'S-42')), say('shown', 'S-43')),
    paragraph(
      ruling(say('finishRound', 'S-60')),
      ruling(say('finishTogether', 'S-61')),
      ruling(say('finishPile', 'S-62')),
    ),
  ),
  section(
    'score',
    paragraph(say('points', 'S-44'), say('bonus', 'S-44')),
    figure('spywhereScore'),
    paragraph(say('most', 'S-45'), ruling(say('shared', 'S-45'))),
  ),
  section(
    'two',
    paragraph(
      say('twoPassports', 'S-50'),
      ruling(say('fifthPassport', 'S-50')),
      ruling(say('added', 'S-50')),
      say('bothGuessed', 'S-51'),
    ),
    paragraph(
      say('notYet', 'S-52'),
      ruling(say('ownTurns', 'S-52')),
      say('twoEnds', 'S-53'),
      say('otherwise', 'S-54'),
      ruling(say('oneOutToo', 'S-54')),
    ),
  ),
  section(
    'here',
    paragraph(ruling(say('noEyes', 'D-20')), ruling(say('tableToo', 'D-20')), ruling(say('voices', 'D-21'))),
    paragraph(say('fairDeal')),
  ),
];
