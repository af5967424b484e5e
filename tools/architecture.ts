import { cycleViolations } from './architecture/cycles.ts';
import { gameViolations } from './architecture/games.ts';
import { houseViolations } from './architecture/houses.ts';
import { layerViolations } from './architecture/layers.ts';
import { dependencyViolations, purityViolations } from './architecture/purity.ts';
import { sizeViolations } from './architecture/size.ts';
import { readRepo, type Tree, type Violation } from './architecture/workspace.ts';

/** Everything in these files that breaks the shape of the repo. */
export function findViolations(tree: Tree): Violation[] {
  const repo = readRepo(tree);
  const rules = [
    layerViolations,
    cycleViolations,
    gameViolations,
    houseViolations,
    purityViolations,
    dependencyViolations,
    sizeViolations,
  ];
  return rules.flatMap((rule) => rule(repo));
}
