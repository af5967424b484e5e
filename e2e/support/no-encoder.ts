import type { Guest } from './guest.ts';

const TAKEN_AWAY = 'delete self.VideoEncoder;';

/** Before the page opens: from then on this browser can read video and not write it, as some are. */
export async function takeEncoderAway({ context }: Guest): Promise<void> {
  await context.addInitScript(TAKEN_AWAY);
  // Workers run no such scripts: they are told in the first line of their own.
  await context.route('**/assets/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${TAKEN_AWAY}\n${await response.text()}` });
  });
}
