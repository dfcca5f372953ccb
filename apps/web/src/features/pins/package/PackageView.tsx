/** The package to scale, with the state of each pin. */
export function PackageView() {
  return null;
}
