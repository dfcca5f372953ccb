import type { ModuleOptions } from './moduleOptions.ts';
import { sv } from '../sv.ts';
import type { TopPort } from '../top/port.ts';
import { hasAuthentication } from './features.ts';

/** Ports to the check of the debugger, which lies outside: no secret is in the core. */
export const AUTHENTICATION: readonly TopPort[] = [
  { name: 'auth_active', direction: 'out', width: 1, description: 'Low: the check begins anew' },
  { name: 'auth_write', direction: 'out', width: 1, description: 'For a clock: the debugger writes a word' },
  { name: 'auth_wdata', direction: 'out', width: 32, description: 'That word' },
  {
    name: 'auth_read',
    direction: 'out',
    width: 1,
    description: 'For a clock: the debugger takes auth_rdata',
  },
  {
    name: 'auth_rdata',
    direction: 'in',
    width: 32,
    description: 'Word for the debugger, such as a challenge',
    tieOff: "32'd0",
  },
  {
    name: 'auth_busy',
    direction: 'in',
    width: 1,
    description: 'The check takes and gives no word; rises right after one',
    tieOff: "1'b0",
  },
  {
    name: 'auth_granted',
    direction: 'in',
    width: 1,
    description: 'The debugger may do everything; low takes that back',
    tieOff: "1'b0",
  },
];

/** The net that is high with an access of a debugger that may do more than be let in. */
export const accessNet = (options: ModuleOptions) => (hasAuthentication(options) ? 'access' : 'dmi_valid');

/** The net without which the module rests. */
export const activeNet = (options: ModuleOptions) =>
  hasAuthentication(options) ? 'authenticated' : 'dmactive';

/** authdata goes to the check and back; every other register waits for it (Debug 0.13.2, 3.11; 1.0, 3.12). */
export const AUTHENTICATING = sv`
  // ---- Authentication: dmactive, dmstatus and authdata alone answer a debugger that was not let in
  logic authenticated;
  logic access; // of one that was
  logic reaches_check;
  assign authenticated = dmactive && auth_granted;
  assign access = dmi_valid && authenticated;
  assign reaches_check = dmi_valid && dmactive && !auth_busy && dmi_addr == AUTHDATA;
  assign auth_active = dmactive;
  assign auth_write = reaches_check && dmi_write;
  assign auth_read = reaches_check && !dmi_write;
  assign auth_wdata = dmi_wdata;
`;
