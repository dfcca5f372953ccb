import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

/** The view of a component that is its RTL, with what its instantiation says. */
export interface RtlView {
  element: XmlElement;
  module: string | undefined;
  language: string;
  moduleParameters: XmlElement[];
  fileSets: string[];
}

/** The view to instantiate: (System)Verilog for synthesis first; undefined in a component without views. */
export function rtlView(root: XmlElement): RtlView | undefined {
  const model = childOf(root, 'model');
  if (!model) return undefined;
  const views = childrenOf(childOf(model, 'views') ?? model, 'view').map((view) => viewOf(view, model));
  return views.toSorted((a, b) => rank(b) - rank(a))[0];
}

/** Before 2014 a view says itself what stands in an instantiation later. */
function viewOf(view: XmlElement, model: XmlElement): RtlView {
  const reference = textOf(view, 'componentInstantiationRef');
  const instantiations = childOf(model, 'instantiations') ?? model;
  const instantiation = childrenOf(instantiations, 'componentInstantiation').find(
    (each) => reference !== undefined && textOf(each, 'name') === reference,
  );
  const own = instantiation ?? view;
  const parameters = instantiation
    ? childOf(instantiation, 'moduleParameters')
    : childOf(model, 'modelParameters');
  return {
    element: view,
    module: textOf(own, 'moduleName') ?? textOf(own, 'modelName'),
    language: textOf(own, 'language') ?? environment(view).split(':')[0] ?? '',
    moduleParameters:
      parameters?.children.filter(({ name }) => name === 'moduleParameter' || name === 'modelParameter') ??
      [],
    fileSets: childrenOf(own, 'fileSetRef').flatMap((each) => textOf(each, 'localName') ?? []),
  };
}

function environment(view: XmlElement): string {
  return childrenOf(view, 'envIdentifier')
    .map(({ text }) => text.trim())
    .join(' ');
}

export const isVerilog = (language: string) => /verilog/i.test(language);

function rank({ element, module, language, fileSets }: RtlView): number {
  const points = [
    [isVerilog(language), 16],
    [/vhdl/i.test(language), 8],
    [/synth/i.test(environment(element)), 4],
    [module !== undefined, 2],
    [fileSets.length > 0, 1],
  ] as const;
  return points.reduce((sum, [holds, worth]) => sum + (holds ? worth : 0), 0);
}
