import type { Losses } from '../../formats/losses.ts';
import { partnerOf } from '../../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import { atNode } from '../text/atNode.ts';
import { policyOf } from './policy.ts';
import { say } from '../../wording/formats/sentences.ts';

/** UVM tells a read-only and a write-only register at one address by the policies of their fields alone. */
const ONE_WAY = new Set(['RO', 'RC', 'RS', 'WO', 'WOC', 'WOS', 'WO1']);

/** Says of a register that shares its address which field makes UVM warn of it. */
export function reportShared(register: ElaboratedRegister, map: ElaboratedMap, losses: Losses): void {
  const partner = partnerOf(register, map);
  const field = register.fields.find(({ source }) => !ONE_WAY.has(policyOf(source).name));
  if (!partner || !field) return;
  losses.add(
    say('REG-LOSS/uvm/shared', {
      register: register.path,
      policy: policyOf(field.source).name,
      field: field.name,
      partner: partner.name,
    }),
    atNode(register.pointer),
  );
}
