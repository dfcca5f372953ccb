import { placeOfPointer } from '@netloom/registers';
import { select } from '../store/history.ts';
import { uncover, useUi } from '../store/uiStore.ts';

/** Shows the place that a JSON pointer of the description leads to. */
export function showPointer(pointer: string): void {
  const { node, field, member } = placeOfPointer(pointer);
  if (node.length === 0 && (member === 'parameters' || member === 'enums')) {
    useUi.setState({ mode: member });
  } else {
    const { mode } = useUi.getState();
    useUi.setState({ mode: mode === 'table' && field !== undefined ? 'table' : 'register' });
    select({ node, field });
  }
  uncover();
}
