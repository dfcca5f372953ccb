/** A screen, and the project that is open where it shows what is meant; null: any. */
export interface ScreenPlace {
  address: string;
  deptId: number | null;
}
