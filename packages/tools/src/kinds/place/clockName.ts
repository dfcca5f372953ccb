/** The designer's name of a clock: without what nextpnr adds for its pad and its global buffer. */
export function clockName(net: string): string {
  return net.replace(/(?:\$SB_IO_IN)?(?:_\$glb_\w+)?$/, '');
}
