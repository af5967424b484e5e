import { cycleViolations } from './architecture/cycles.ts';
import { folderCycleViolations } from './architecture/folder-cycles.ts';
import { gameViolations } from './architecture/games.ts';
import { layerViolations } from './architecture/layers.ts';
import { exceptKnown, type NotYet } from './architecture/not-yet.ts';
import { oneFolderViolations } from './architecture/one-folder.ts';
import { dependencyViolations, purityViolations } from './architecture/purity.ts';
import { medianViolations, sizeViolations } from './architecture/size.ts';
import { tableMakerViolations } from './architecture/table-makers.ts';
import { webViolations } from './architecture/web.ts';
import { wholeSessionViolations } from './architecture/whole-session.ts';
import { type Repo, unreadable, type Violation } from './architecture/workspace.ts';

/** Everything in these files that breaks the shape of the repo, but for what is known. */
export function findViolations(repo: Repo, notYet: NotYet): Violation[] {
  const rules = [
    unreadable,
    layerViolations,
    cycleViolations,
    folderCycleViolations,
    tableMakerViolations,
    purityViolations,
    dependencyViolations,
    medianViolations,
    wholeSessionViolations,
  ];
  return [
    ...rules.flatMap((rule) => rule(repo)),
    ...exceptKnown(gameViolations(repo), notYet, 'games'),
    ...exceptKnown(webViolations(repo), notYet, 'web'),
    ...exceptKnown(oneFolderViolations(repo), notYet, 'oneFolder'),
    ...exceptKnown(sizeViolations(repo), notYet, 'size'),
  ];
}
