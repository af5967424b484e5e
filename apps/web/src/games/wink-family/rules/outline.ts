import {
  drawer,
  list,
  paragraph,
  ruling,
  type Section,
  type Statement,
  sayer,
  seats,
  section,
} from '../../contract/rules/outline.ts';
import { type Edition, editionOf } from '../edition.ts';
import { leavesUndealt, setupFactsOf, twinAfterMistake } from './facts.ts';
import type { page } from './texts/fr/page.ts';

/** The drawn examples; each has a caption and words for those who cannot see it, in every language. */
export const FIGURES = [
  'call',
  'sight',
  'signals',
  'right',
  'wrong',
  'accusation',
  'winkScore',
  'felt',
] as const;
export type WinkFigure = (typeof FIGURES)[number];

const say = sayer<keyof typeof page.statements>();
const figure = drawer<WinkFigure>();

/** A sentence that belongs to the editions of which this is so. */
const where =
  (isSo: (edition: Edition, id: string) => boolean) =>
  (statement: Statement): Statement => ({ ...statement, isTrueOf: (id) => isSo(editionOf(id), id) });

const withSpares = where((_, id) => leavesUndealt(id));
const withoutSpares = where((_, id) => !leavesUndealt(id));
const pairsStayOut = where((_, id) => new Set(setupFactsOf(id).map(({ pairs }) => pairs)).size > 1);
const allPairsPlay = where((_, id) => new Set(setupFactsOf(id).map(({ pairs }) => pairs)).size === 1);
const spiesVary = where((_, id) => new Set(setupFactsOf(id).map(({ spies }) => spies)).size > 1);
const spiesAreFixed = where((_, id) => new Set(setupFactsOf(id).map(({ spies }) => spies)).size === 1);
const mayName = where(({ mustDesignate }) => !mustDesignate);
const mustName = where(({ mustDesignate }) => mustDesignate);
/** What a mistake does to the card on the board. */
const discards = where(({ turnsDown }) => !turnsDown);
const turnsDown = where((edition) => edition.turnsDown);
const twinIs = (outcome: ReturnType<typeof twinAfterMistake>) =>
  where((_, id) => twinAfterMistake(id) === outcome);
const spiesGo = where(({ laysSpies }) => !laysSpies);
const spiesStay = where(({ laysSpies }) => laysSpies);
const bans = where(({ bansAfterFalse }) => bansAfterFalse(4));
const neverBans = where(({ bansAfterFalse }) => !bansAfterFalse(4));
const oneSignal = where(({ severalSignals }) => !severalSignals);
const severalSignals = where((edition) => edition.severalSignals);

/** The wink family: one page of rules, with the sentences in which the editions differ side by side. */
export const OUTLINE: readonly Section[] = [
  section('goal', paragraph(say('idea'), say('race')), paragraph(say('aim'))),
  section(
    'need',
    list(say('players', 'E-1'), say('packs', 'W-2', 'E-7'), say('spyCards', 'E-6'), say('colours', 'W-1')),
    paragraph(ruling(say('ownColour', 'D-51'))),
  ),
  section(
    'setup',
    paragraph(
      discards(say('boardSquare', 'W-2', 'E-8')),
      turnsDown(say('boardAnyhow', 'W-2', 'E-8')),
      allPairsPlay(say('pairsAll', 'E-2', 'W-6')),
      pairsStayOut(say('pairsSome', 'E-2')),
      pairsStayOut(say('pairsBoth', 'W-6')),
      pairsStayOut(ruling(say('pairsWhich', 'E-2'))),
    ),
    paragraph(
      withSpares(say('handsSome', 'W-3', 'E-3')),
      withoutSpares(say('handsAll', 'W-3', 'E-3')),
      withSpares(say('leftovers', 'E-4', 'W-4')),
      withoutSpares(say('noLeftovers', 'E-4', 'W-4')),
    ),
    paragraph(
      spiesVary(say('spiesVary', 'E-5', 'W-5')),
      spiesAreFixed(say('spiesFixed', 'E-5', 'W-5')),
      ruling(say('counts', 'W-3', 'W-5')),
    ),
    seats,
    paragraph(discards(say('starts', 'E-9')), turnsDown(say('startsOrLots', 'E-9'))),
  ),
  section(
    'turn',
    paragraph(say('clockwise'), say('steps', 'W-10'), say('firstRound', 'W-17')),
    paragraph(say('call', 'W-11')),
    figure('call'),
    paragraph(say('limits')),
    list(
      say('notOwn', 'W-12'),
      say('notOccupied', 'W-13'),
      say('elsewhere', 'W-14'),
      discards(say('emptyPlace', 'W-15')),
      turnsDown(say('emptyOrTurned', 'W-15')),
    ),
    paragraph(
      mayName(ruling(say('leftFaceUp', 'W-14'))),
      ruling(say('pass', 'W-16')),
      mayName(ruling(say('passFrees', 'W-16'))),
      ruling(say('neverStuck', 'W-16')),
    ),
    paragraph(mayName(ruling(say('circles', 'W-18'))), mustName(say('noCircles', 'W-18'))),
  ),
  section(
    'signal',
    paragraph(
      say('partner', 'W-20'),
      withSpares(say('noPartner', 'W-21')),
      withoutSpares(say('alwaysPartner', 'W-21')),
    ),
    paragraph(say('until', 'W-22'), say('several', 'W-25')),
    figure('sight'),
    paragraph(say('noFalseSignal', 'W-23'), say('fairPlay', 'W-60')),
    paragraph(
      say('theSignal', 'W-24'),
      severalSignals(say('severalSignals', 'E-19')),
      oneSignal(say('otherSignal', 'E-19')),
    ),
    figure('signals'),
  ),
  section(
    'naming',
    paragraph(
      mayName(say('mayName', 'W-30', 'E-10')),
      mustName(say('mustName', 'W-30', 'E-10')),
      mayName(say('callAtOnce', 'W-37')),
      mustName(say('noWayAround', 'W-37')),
      say('notYourself', 'W-35'),
    ),
    paragraph(say('named', 'W-31')),
    figure('right'),
    paragraph(
      discards(say('wrongGone', 'W-32', 'E-11')),
      turnsDown(say('wrongTurned', 'W-32', 'E-11')),
      twinIs('kept')(say('holderSilent', 'W-33', 'E-12')),
      twinIs('laid')(say('holderShown', 'W-33', 'E-12')),
      twinIs('laidIfAny')(say('holderShownIfAny', 'W-33', 'E-12')),
      twinIs('kept')(say('undealtUnknown', 'W-34')),
      twinIs('laid')(say('undealtNever', 'W-34')),
      twinIs('laidIfAny')(say('undealtHint', 'W-34')),
    ),
    figure('wrong'),
    paragraph(say('thenCall', 'W-36')),
  ),
  section(
    'accusing',
    paragraph(
      say('accuse', 'W-40'),
      ruling(say('noWinkNeeded', 'W-40')),
      say('suspended', 'W-40'),
      say('cost', 'W-41'),
    ),
    paragraph(
      say('caught', 'W-42'),
      say('stranded', 'W-42'),
      spiesGo(say('spyGone', 'E-13')),
      spiesStay(say('spyLaid', 'E-13')),
    ),
    figure('accusation'),
    paragraph(
      say('missed', 'W-43', 'E-14'),
      neverBans(say('again', 'E-15', 'W-47')),
      bans(say('ban', 'E-15', 'W-47')),
      bans(ruling(say('banLasts', 'W-47'))),
    ),
    list(
      ruling(say('calledNow', 'W-44')),
      ruling(say('notTheCaller', 'W-45')),
      ruling(say('notTheHolder', 'W-46')),
      ruling(say('inOrder', 'W-48', 'D-50')),
    ),
  ),
  section(
    'end',
    paragraph(
      say('emptyHand', 'E-16', 'W-50'),
      discards(say('boardGone', 'E-16', 'W-51')),
      turnsDown(say('boardDone', 'E-16', 'W-51')),
      turnsDown(ruling(say('playable', 'W-51'))),
      say('endsBeforeCall', 'W-52'),
    ),
    paragraph(say('allShown', 'W-55')),
  ),
  section(
    'score',
    paragraph(
      discards(say('points', 'E-17', 'W-53')),
      turnsDown(say('pointsFaceUp', 'E-17', 'W-53')),
      say('most', 'W-54'),
    ),
    figure('winkScore'),
    paragraph(
      spiesGo(say('tieSpies', 'E-18')),
      spiesStay(say('tieLaid', 'E-18')),
      ruling(say('shared', 'E-18')),
    ),
  ),
  section(
    'eyes',
    paragraph(say('realEyes')),
    list(ruling(say('faces', 'D-1')), ruling(say('avatars', 'D-2')), ruling(say('living', 'D-40'))),
    paragraph(ruling(say('oneFace', 'D-3')), ruling(say('turning', 'D-4'))),
    paragraph(ruling(say('lasting', 'D-5')), ruling(say('unseen', 'D-6')), ruling(say('peripheral', 'D-7'))),
    paragraph(ruling(say('felt', 'D-10')), ruling(say('feltWhose', 'D-10')), ruling(say('blind', 'D-10'))),
    figure('felt'),
  ),
  section(
    'living',
    paragraph(
      ruling(say('livingPlay', 'D-40')),
      ruling(say('livingOne', 'D-41')),
      ruling(say('livingSecret', 'D-42')),
    ),
    paragraph(ruling(say('realWinks', 'D-43')), ruling(say('cameraTells', 'D-44'))),
    paragraph(
      ruling(say('noCamera', 'D-45')),
      ruling(say('noBots', 'D-46')),
      ruling(say('livingWatchers', 'D-47')),
    ),
    paragraph(ruling(say('voices', 'D-48')), ruling(say('closed', 'D-49'))),
  ),
  section(
    'time',
    paragraph(ruling(say('pace', 'D-8')), ruling(say('passPaced', 'D-8'))),
    paragraph(
      ruling(say('standIn', 'D-8')),
      mayName(ruling(say('standInNames', 'D-8'))),
      ruling(say('clock', 'D-9')),
    ),
    paragraph(say('fairDeal')),
  ),
  section(
    'watchers',
    paragraph(ruling(say('watching', 'D-30'))),
    list(ruling(say('watchersLook', 'D-31')), ruling(say('watchersLate', 'D-32'))),
    paragraph(
      ruling(say('predictions', 'D-33')),
      ruling(say('envelopes', 'D-34')),
      ruling(say('confetti', 'D-35')),
    ),
  ),
];
