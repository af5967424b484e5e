import type { PacketKind } from '@oeillade/protocol/live';
import { Counter, Gauge, type Registry } from 'prom-client';
import { tally } from './tally.ts';

/** Why a packet of a face or a voice went no further: each is a label of `oeillade_live_dropped_total`. */
type LiveDropped = 'too-fast' | 'not-carried' | 'slow-picture' | 'slow-voice';

/** What an operator can watch of living faces and voices. */
export function createLiveMetrics(registry: Registry) {
  const registers = [registry];
  const dropped = new Counter({
    name: 'oeillade_live_dropped_total',
    help: 'Packets of living faces and voices that went no further, by reason',
    labelNames: ['reason'],
    registers,
  });
  const packetsIn = tally({ name: 'oeillade_live_packets_in_total', help: 'Packets received', registers });
  const bytesIn = tally({ name: 'oeillade_live_bytes_in_total', help: 'Bytes received', registers });
  const pictures = tally({ name: 'oeillade_live_pictures_out_total', help: 'Pictures passed on', registers });
  const voices = tally({
    name: 'oeillade_live_voices_out_total',
    help: 'Voice packets passed on',
    registers,
  });
  const bytesOut = tally({ name: 'oeillade_live_bytes_out_total', help: 'Bytes passed on', registers });
  return {
    sockets: new Gauge({ name: 'oeillade_live_sockets', help: 'Open live sockets', registers }),
    tables: new Gauge({ name: 'oeillade_live_tables', help: 'Tables with living faces', registers }),
    received(bytes: number): void {
      packetsIn.inc();
      bytesIn.inc(bytes);
    },
    passed(kind: PacketKind, bytes: number): void {
      (kind === 'voice' ? voices : pictures).inc();
      bytesOut.inc(bytes);
    },
    dropped: (reason: LiveDropped): void => dropped.inc({ reason }),
  };
}
