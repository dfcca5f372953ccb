/** The chip's peripherals as a tree, and the form of the chosen one. */
export function PeripheralPanel() {
  return null;
}
