/** Devices of MS-DOS, with any extension, and what Win32 does not take in names (Microsoft, "Naming Files"). */
const DEVICE = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i;
const UNUSABLE = /[<>:"|?*\\]|[. ]$/;

/** Whether Windows could hold a file of this name, so that colleagues there can check it out. */
export function windowsHolds(name: string): boolean {
  return !DEVICE.test(name) && !UNUSABLE.test(name);
}
