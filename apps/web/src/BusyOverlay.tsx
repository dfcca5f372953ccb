import { Spin } from 'antd';
import { useBusy } from './busy.ts';

/** Covers the page while something is done that the user waits for. */
export function BusyOverlay() {
  const text = useBusy(({ texts }) => texts.at(-1));
  return text === undefined ? null : <Spin fullscreen description={text} />;
}
