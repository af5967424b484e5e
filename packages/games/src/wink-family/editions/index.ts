export { wink } from './wink.ts';
export { winkAgents } from './wink-agents.ts';
export { zwinkern } from './zwinkern.ts';
