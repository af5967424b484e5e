import {
  figure,
  list,
  only,
  paragraph,
  ruling,
  sayer,
  seats,
  section,
} from '../../../features/rules/outline/outline.ts';
import type { wink } from './texts/fr.ts';

const say = sayer<keyof typeof wink.lines>();
const zwinkern = only('zwinkern');
const agents = only('wink-agents');
const winkOnly = only('wink');
/** Where cards stay undealt. */
const withLeftovers = only('zwinkern', 'wink');
/** Where naming a partner is a choice. */
const withChoice = only('zwinkern', 'wink-agents');
/** Where a mistake turns cards face down. */
const withFaceDown = only('wink-agents', 'wink');

/** The wink family: one page of rules, with the sentences in which the editions differ side by side. */
export const WINK_OUTLINE = [
  section('goal', paragraph(say('idea'), say('race')), paragraph(say('aim'))),
  section(
    'need',
    list(say('players', 'E-1'), say('packs', 'W-2', 'E-7'), say('spyCards', 'E-6'), say('colours', 'W-1')),
  ),
  section(
    'setup',
    paragraph(
      zwinkern(say('boardSquare', 'W-2', 'E-8')),
      withFaceDown(say('boardAnyhow', 'W-2', 'E-8')),
      withLeftovers(say('pairsAll', 'E-2', 'W-6')),
      agents(say('pairsSome', 'E-2')),
      agents(say('pairsBoth', 'W-6')),
      agents(ruling(say('pairsWhich', 'E-2'))),
    ),
    paragraph(
      withLeftovers(say('handsSome', 'W-3', 'E-3')),
      agents(say('handsAll', 'W-3', 'E-3')),
      withLeftovers(say('leftovers', 'E-4', 'W-4')),
      agents(say('noLeftovers', 'E-4', 'W-4')),
    ),
    paragraph(
      zwinkern(say('spiesVary', 'E-5', 'W-5')),
      withFaceDown(say('spiesFixed', 'E-5', 'W-5')),
      ruling(say('counts', 'W-3', 'W-5')),
    ),
    seats,
    paragraph(zwinkern(say('starts', 'E-9')), withFaceDown(say('startsOrLots', 'E-9'))),
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
      zwinkern(say('emptyPlace', 'W-15')),
      withFaceDown(say('emptyOrTurned', 'W-15')),
    ),
    paragraph(
      withChoice(ruling(say('leftFaceUp', 'W-14'))),
      ruling(say('pass', 'W-16')),
      withChoice(ruling(say('passFrees', 'W-16'))),
      ruling(say('neverStuck', 'W-16')),
    ),
    paragraph(withChoice(ruling(say('circles', 'W-18'))), winkOnly(say('noCircles', 'W-18'))),
  ),
  section(
    'signal',
    paragraph(
      say('partner', 'W-20'),
      withLeftovers(say('noPartner', 'W-21')),
      agents(say('alwaysPartner', 'W-21')),
    ),
    paragraph(say('until', 'W-22'), say('several', 'W-25')),
    figure('sight'),
    paragraph(say('noFalseSignal', 'W-23'), say('fairPlay', 'W-60')),
    paragraph(
      say('theSignal', 'W-24'),
      zwinkern(say('severalSignals', 'E-19')),
      withFaceDown(say('otherSignal', 'E-19')),
    ),
    figure('signals'),
  ),
  section(
    'naming',
    paragraph(
      withChoice(say('mayName', 'W-30', 'E-10')),
      winkOnly(say('mustName', 'W-30', 'E-10')),
      withChoice(say('callAtOnce', 'W-37')),
      winkOnly(say('noWayAround', 'W-37')),
      say('notYourself', 'W-35'),
    ),
    paragraph(say('named', 'W-31')),
    figure('right'),
    paragraph(
      zwinkern(say('wrongGone', 'W-32', 'E-11')),
      withFaceDown(say('wrongTurned', 'W-32', 'E-11')),
      zwinkern(say('holderSilent', 'W-33', 'E-12')),
      agents(say('holderShown', 'W-33', 'E-12')),
      winkOnly(say('holderShownIfAny', 'W-33', 'E-12')),
      zwinkern(say('undealtUnknown', 'W-34')),
      agents(say('undealtNever', 'W-34')),
      winkOnly(say('undealtHint', 'W-34')),
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
      zwinkern(say('spyGone', 'E-13')),
      withFaceDown(say('spyLaid', 'E-13')),
    ),
    figure('accusation'),
    paragraph(
      say('missed', 'W-43', 'E-14'),
      withLeftovers(say('again', 'E-15', 'W-47')),
      agents(say('ban', 'E-15', 'W-47')),
      agents(ruling(say('banLasts', 'W-47'))),
    ),
    list(
      ruling(say('calledNow', 'W-44')),
      ruling(say('notTheCaller', 'W-45')),
      ruling(say('notTheHolder', 'W-46')),
      ruling(say('inOrder', 'W-48')),
    ),
  ),
  section(
    'end',
    paragraph(
      say('emptyHand', 'E-16', 'W-50'),
      zwinkern(say('boardGone', 'E-16', 'W-51')),
      withFaceDown(say('boardDone', 'E-16', 'W-51')),
      withFaceDown(ruling(say('playable', 'W-51'))),
      say('endsBeforeCall', 'W-52'),
    ),
    paragraph(say('allShown', 'W-55')),
  ),
  section(
    'score',
    paragraph(
      zwinkern(say('points', 'E-17', 'W-53')),
      withFaceDown(say('pointsFaceUp', 'E-17', 'W-53')),
      say('most', 'W-54'),
    ),
    figure('winkScore'),
    paragraph(
      zwinkern(say('tieSpies', 'E-18')),
      withFaceDown(say('tieLaid', 'E-18')),
      ruling(say('shared', 'E-18')),
    ),
  ),
  section(
    'eyes',
    paragraph(say('realEyes')),
    list(ruling(say('faces', 'D-1')), ruling(say('avatars', 'D-2'))),
    paragraph(ruling(say('oneFace', 'D-3')), ruling(say('turning', 'D-4'))),
    paragraph(ruling(say('lasting', 'D-5')), ruling(say('unseen', 'D-6')), ruling(say('peripheral', 'D-7'))),
    paragraph(ruling(say('felt', 'D-10')), ruling(say('feltWhose', 'D-10')), ruling(say('blind', 'D-10'))),
    figure('felt'),
  ),
  section(
    'time',
    paragraph(ruling(say('pace', 'D-8')), ruling(say('passPaced', 'D-8'))),
    paragraph(
      ruling(say('standIn', 'D-8')),
      withChoice(ruling(say('standInNames', 'D-8'))),
      ruling(say('clock', 'D-9')),
    ),
    paragraph(say('fairDeal')),
  ),
] as const;
