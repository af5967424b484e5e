import { readPacket, readRelayed } from '@oeillade/protocol/live';
import type { Guest } from './guest.ts';

const BUTTON = '[data-part~="voice-button"]';

/** Opens the panel of voices, and does there what is to be done. */
export async function inPanel(guest: Guest, does: () => Promise<unknown>): Promise<void> {
  await guest.get(BUTTON).click();
  await guest.sees('[data-part~="voice-panel"]');
  await does();
  await guest.page.keyboard.press('Escape');
  await guest.looksAway('[data-part~="voice-panel"]');
}

export const posture = (guest: Guest, voice: string): Promise<void> =>
  guest.sees(`[data-part~="voice"][data-voice="${voice}"]`);

export async function listens(guest: Guest): Promise<void> {
  await inPanel(guest, () => guest.get('[data-part~="voice-listen"]').click());
  await posture(guest, 'hears');
}

/** With the microphone on: held to talk, or open. */
export async function turnsMicrophoneOn(guest: Guest, mode: 'push' | 'open'): Promise<void> {
  await inPanel(guest, async () => {
    await guest.get('[data-part~="microphone-on"]').click();
    const choices = guest.get('[data-part~="voice-panel"] [data-part~="choice-one"]');
    await choices.nth(mode === 'push' ? 0 : 1).click();
  });
  await posture(guest, mode === 'push' ? 'push' : 'speaking');
}

/** The packets of voices that a page has sent, or been given, with the moment. */
export const voicesOut = (guest: Guest) =>
  guest.live.flatMap(({ way, at, data }) => {
    const packet = way === 'out' && typeof data !== 'string' ? readPacket(data) : null;
    return packet?.kind === 'voice' ? [{ at, size: data.length, sentAt: packet.sentAt, packet }] : [];
  });

export const voicesIn = (guest: Guest) =>
  guest.live.flatMap(({ way, at, data }) => {
    const relayed = way === 'in' && typeof data !== 'string' ? readRelayed(data) : null;
    if (relayed?.packet.kind !== 'voice') return [];
    const { from, packet } = relayed;
    return [{ at, size: data.length, from, sentAt: packet.sentAt, packet }];
  });
