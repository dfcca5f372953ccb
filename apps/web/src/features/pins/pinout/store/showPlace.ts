import { useUi } from './uiStore.ts';

/** Chooses what a JSON pointer into the configuration speaks of, in the view that edits it. */
export function showPlace(pointer: string): void {
  const [, part, name] = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (part === 'pins' && name !== undefined)
    useUi.setState({ centre: 'package', panel: 'centre', pin: name });
  else if (part === 'peripherals') useUi.setState({ panel: 'peripherals', peripheral: name });
  else if (part === 'clocks') useUi.setState({ centre: 'clocks', panel: 'centre' });
  else if (part === 'lin') useUi.setState({ centre: 'lin', panel: 'centre' });
}
