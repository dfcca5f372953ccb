import { JTAG_SOCKET } from './jtagSocket.ts';

/**
 * C++ beside the model of a design with `debuggedRtl`: the socket, which `jtag_open` opens, and whether the debugger has
 * asked for a reset of the design, once each time.
 */
export const JTAG_SERVER = `${JTAG_SOCKET}
static bool reset_asked = false;

extern "C" void jtag_reset(int is_asked) {
  static bool was_asked = false;
  reset_asked = reset_asked || (is_asked != 0 && !was_asked);
  was_asked = is_asked != 0;
}
`;
