import type { DocumentPlace } from '@netloom/model';
import { eachNode, isPlain } from '../../elaborate/index.ts';
import type { ElaboratedField, ElaboratedMap, ElaboratedRegister } from '../../elaborate/index.ts';
import { atNode } from '../../generate/text/atNode.ts';
import type { Losses } from '../losses.ts';

/** What of a map CMSIS-SVD has no place for. */
export function addSvdLosses(map: ElaboratedMap, losses: Losses): void {
  map.source.parameters.forEach(({ name }, index) =>
    losses.add(`SVD has no parameters: ${name} counts with its value alone`, atNode(`/parameters/${index}`)),
  );
  for (const node of eachNode(map)) {
    const { dimensions } = node;
    const place = atNode(node.pointer);
    if (dimensions.length > 1) losses.add('SVD arrays have one dimension: copies are counted through', place);
    if (node.kind === 'memory')
      losses.add('A memory is an address block: its name, words and access are not said', place);
    if (node.kind === 'register') addRegisterLosses(node, losses);
  }
}

function addRegisterLosses(register: ElaboratedRegister, losses: Losses): void {
  const { source, pointer, fields } = register;
  const place = atNode(pointer);
  if (source.aliasOf !== undefined) losses.add('An alias is written as a register of its own', place);
  if (source.external) losses.add('SVD does not say that a register is external', place);
  if (source.shadowed) losses.add('SVD does not say that a register takes two equal writes', place);
  if (source.gate) losses.add('SVD does not say what locks a register', place);
  for (const field of fields) addFieldLosses(field, atNode(`${pointer}/fields/${field.index}`), losses);
}

function addFieldLosses({ source }: ElaboratedField, place: DocumentPlace, losses: Losses): void {
  if (source.software === 'none') losses.add('A field that software cannot reach is left out', place);
  if (source.onWrite === 'user')
    losses.add('A write with an effect of its own is written as a plain one', place);
  if (source.singlePulse) losses.add('SVD does not say that a written 1 lasts one clock', place);
  if (source.gate) losses.add('SVD does not say what locks a field', place);
  if (source.interrupt) losses.add('SVD does not say how an interrupt arises', place);
  if (source.counter) losses.add('SVD does not say that a field counts', place);
  if (source.hardware !== 'r') losses.add("Hardware's access is not said", place);
  const isSymbolic = [source.lsb, source.width, source.reset].some(
    (each) => each !== undefined && !isPlain(each),
  );
  if (isSymbolic) losses.add('An expression is written as its value', place);
}
