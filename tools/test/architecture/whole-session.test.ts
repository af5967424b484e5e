import { describe, test } from 'node:test';
import { wholeSessionViolations } from '../../architecture/whole-session.ts';
import * as support from './support.ts';

const accepts = (source: string) => support.accepts({ 'apps/web/src/a.ts': source }, wholeSessionViolations);
const refuses = (source: string) =>
  support.refuses({ 'apps/web/src/a.ts': source }, /a\.ts:1: draws with all/, wholeSessionViolations);

describe('what a component takes of a session', () => {
  test('it takes what it shows', () => {
    accepts('const seat = useStore(session, ({ seat }) => seat);');
    accepts('const model = useStore(session, (model) => model.lobby);');
    accepts('const seen = useStore(camera, (all) => all);');
  });

  for (const source of [
    'const model = useStore(session, (whole) => whole);',
    'const model = useStore(props.session, (whole: TableModel) => whole);',
    'const whole = (model) => model; useStore(session, whole);',
  ]) {
    test(`nobody takes all of it: ${source}`, () => refuses(source));
  }
});
