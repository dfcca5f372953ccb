/** Report of the pins as PDF and CSV. */
export function ReportDialog() {
  return null;
}
