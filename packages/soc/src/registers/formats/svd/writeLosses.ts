import { eachNode, isPlain } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import type { Losses } from '../../generate/text/losses.ts';

/** What of a map CMSIS-SVD has no place for. */
export function addSvdLosses(map: ElaboratedMap, losses: Losses): void {
  map.source.parameters.forEach(({ name }, index) =>
    losses.add(`SVD has no parameters: ${name} counts with its value alone`, `/parameters/${index}`),
  );
  for (const node of eachNode(map)) {
    const { dimensions, pointer } = node;
    if (dimensions.length > 1)
      losses.add('SVD arrays have one dimension: copies are counted through', pointer);
    if (node.kind === 'memory')
      losses.add('A memory is an address block: its name, words and access are not said', pointer);
    if (node.kind === 'register') addRegisterLosses(node, losses);
  }
}

function addRegisterLosses(register: ElaboratedRegister, losses: Losses): void {
  const { source, pointer, fields } = register;
  if (source.aliasOf !== undefined) losses.add('An alias is written as a register of its own', pointer);
  if (source.external) losses.add('SVD does not say that a register is external', pointer);
  if (source.shadowed) losses.add('SVD does not say that a register takes two equal writes', pointer);
  if (source.gate) losses.add('SVD does not say what locks a register', pointer);
  for (const field of fields) addFieldLosses(field, `${pointer}/fields/${field.index}`, losses);
}

function addFieldLosses({ source }: ElaboratedField, pointer: string, losses: Losses): void {
  if (source.software === 'none') losses.add('A field that software cannot reach is left out', pointer);
  if (source.onWrite === 'user')
    losses.add('A write with an effect of its own is written as a plain one', pointer);
  if (source.singlePulse) losses.add('SVD does not say that a written 1 lasts one clock', pointer);
  if (source.gate) losses.add('SVD does not say what locks a field', pointer);
  if (source.interrupt) losses.add('SVD does not say how an interrupt arises', pointer);
  if (source.counter) losses.add('SVD does not say that a field counts', pointer);
  if (source.hardware !== 'r') losses.add("Hardware's access is not said", pointer);
  const isSymbolic = [source.lsb, source.width, source.reset].some(
    (each) => each !== undefined && !isPlain(each),
  );
  if (isSymbolic) losses.add('An expression is written as its value', pointer);
}
