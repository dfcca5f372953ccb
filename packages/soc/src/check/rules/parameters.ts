import { evaluate, resolveParameters } from '@netloom/hdl/expression';
import type { Diagnostic, IpParameter, SocDocument } from '@netloom/model';
import type { Shape } from '../../design/shape.ts';
import { pointerOf } from '../../document/pointer.ts';
import { ownParameters } from '../../library/ownParameters.ts';
import { atInstance, problem, removal } from '../rule.ts';
import type { Place, Subject } from '../rule.ts';

/** SOC-PARAMETER-UNKNOWN and SOC-PARAMETER-VALUE, for instances and for the document's own parameters. */
export function checkParameters({ design }: Subject): Diagnostic[] {
  const found = checkOwn(design.document);
  for (const { name, instance, shape } of design.blocks.values()) {
    if (!shape) continue;
    for (const finding of findingsOf(shape)) {
      const overridden =
        finding.parameter !== undefined && Object.hasOwn(instance.parameters ?? {}, finding.parameter);
      const pointer = overridden
        ? pointerOf('instances', name, 'parameters', finding.parameter!)
        : pointerOf('instances', name);
      found.push(finding.report(name, { ...atInstance(name), pointer }));
    }
  }
  return found;
}

interface Finding {
  parameter?: string | undefined;
  report(instance: string, place: Place): Diagnostic;
}

/** Findings depend on the shape alone, which equally configured instances share. */
const known = new WeakMap<Shape, Finding[]>();

function findingsOf(shape: Shape): Finding[] {
  let findings = known.get(shape);
  if (!findings)
    known.set(
      shape,
      (findings = [...shape.problems.map((each) => unresolved(shape, each)), ...limits(shape)]),
    );
  return findings;
}

/** Whether a block may be configured like this. */
export const isConfigured = (shape: Shape): boolean => findingsOf(shape).length === 0;

function unresolved({ descriptor }: Shape, { parameter, ...reason }: Shape['problems'][number]): Finding {
  const declared = descriptor.parameters.find(({ name }) => name === parameter);
  if (parameter !== undefined && (!declared || declared.local)) {
    const code = declared ? 'SOC-PARAMETER-UNKNOWN/local' : 'SOC-PARAMETER-UNKNOWN/none';
    return {
      parameter,
      report: (instance, place) =>
        problem(
          code,
          { instance, parameter },
          place,
          removal('fix/remove-parameter', { parameter }, place.pointer),
        ),
    };
  }
  return {
    parameter,
    report: (instance, place) => {
      const name = parameter ? `${instance}.${parameter}` : instance;
      return problem('SOC-PARAMETER-VALUE/wrong', { parameter: name, reason }, place);
    },
  };
}

function limits(shape: Shape): Finding[] {
  return shape.descriptor.parameters.flatMap((parameter) => {
    const report = outsideLimits(parameter, shape);
    return report ? [{ parameter: parameter.name, report }] : [];
  });
}

function outsideLimits(parameter: IpParameter, { values }: Shape): Finding['report'] | undefined {
  const value = values[parameter.name];
  if (value === undefined) return undefined;
  const named = (instance: string) => ({ parameter: `${instance}.${parameter.name}`, value: String(value) });
  if (parameter.choices && !parameter.choices.some((choice) => sameValue(choice, value, values))) {
    const choices = parameter.choices.join(', ');
    return (instance, place) =>
      problem('SOC-PARAMETER-VALUE/choices', { ...named(instance), choices }, place);
  }
  if (typeof value !== 'bigint') return undefined;
  const limit = (expression: string | undefined) => {
    const result = expression === undefined ? undefined : evaluate(expression, values);
    return result?.ok ? result.value : undefined;
  };
  const [minimum, maximum] = [limit(parameter.minimum), limit(parameter.maximum)];
  if (minimum !== undefined && value < minimum) {
    const least = String(minimum);
    return (instance, place) => problem('SOC-PARAMETER-VALUE/least', { ...named(instance), least }, place);
  }
  if (maximum !== undefined && value > maximum) {
    const most = String(maximum);
    return (instance, place) => problem('SOC-PARAMETER-VALUE/most', { ...named(instance), most }, place);
  }
  return undefined;
}

/** String choices may stand with or without quotes. */
function sameValue(choice: string, value: bigint | string | number, values: Shape['values']): boolean {
  if (typeof value === 'string') return choice === value || choice === JSON.stringify(value);
  const result = evaluate(choice, values);
  return result.ok ? result.value === value : Number(choice) === value;
}

function checkOwn(document: Pick<SocDocument, 'parameters'>): Diagnostic[] {
  return resolveParameters(ownParameters(document), {}).problems.map(({ parameter, ...said }) =>
    problem(
      'SOC-PARAMETER-VALUE/own',
      { parameter, reason: said },
      { pointer: pointerOf('parameters', parameter) },
    ),
  );
}
