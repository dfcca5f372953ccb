import type { BusType } from '@netloom/model';
import { SocDocument } from '@netloom/model';
import { applyEdits, check } from '@netloom/soc';
import { testLibrary } from '../../../packages/soc/test/fixtures.ts';

/** A manager outside on clock `a` and a subordinate outside on clock `b`, connected as they are. */
export function crossing(bus: BusType): SocDocument {
  const side = { bus, addressWidth: '12', dataWidth: '32', ...(bus === 'axi4' && { signals: IDS }) };
  return SocDocument.parse({
    ...{ netloom: 'soc', version: 1, vlnv: 'test:test:two:1.0', name: 'two' },
    clocks: { a: { frequency: 12e6 }, b: { frequency: 50e6 } },
    resets: { a_n: { polarity: 'low', clock: 'a' }, b_n: { polarity: 'low', clock: 'b' } },
    interfaces: {
      up: { ...side, role: 'subordinate', clock: 'a' },
      down: { ...side, role: 'manager', clock: 'b' },
    },
    interfaceConnections: [{ manager: 'up', subordinate: 'down' }],
    addressMap: { down: { base: '0x0', size: '0x1000' } },
  });
}

const IDS = { AWID: '4', ARID: '4', BID: '4', RID: '4' };

/** The same after the press that puts a bridge in. */
export function bridged(bus: BusType): SocDocument {
  const before = crossing(bus);
  const fix = check(before, testLibrary()).find(({ code }) => code === 'SOC-CLOCK-DOMAIN')?.fix;
  if (!fix) throw new Error(`no bridge for ${bus}`);
  const after = applyEdits(before, fix.edits);
  if (!after.document) throw new Error(JSON.stringify(after));
  return after.document;
}
