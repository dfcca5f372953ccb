/** Verilator's name of a port: two underscores in a row are its own. */
export const member = (port: string) => `top->${port.replaceAll('__', '___05F')}`;
