/** What the solver would move, to be accepted or declined. */
export function PlacementPanel() {
  return null;
}
