import { HELD_SECONDS } from './session.ts';

/** A session in which nobody types for so long is over, whoever looks at it. */
const IDLE_SECONDS = 3600;

/**
 * A Python program that runs the command of its arguments on a pseudoterminal (pty(7)). Its standard input has frames, a
 * line each: `t BASE64` is typed, `s ROWS COLUMNS` is the size and says that somebody holds the session. Its output is the
 * terminal's. It ends with the command, or ends it when nobody has held it, or typed, for so many seconds, and says why.
 */
export const ptyProgram = ({
  held = HELD_SECONDS,
  idle = IDLE_SECONDS,
} = {}) => `import base64, fcntl, os, pty, select, signal, struct, sys, termios, time

HELD, IDLE, MOST = ${held}, ${idle}, 1 << 16
${TERMINAL}

why = None
while why is None:
    try:
        speak()
    except BlockingIOError:
        pass
    except OSError:  # EIO: nobody has the other end open.
        why = 'its command ended'
    why = why or over()
try:
    os.killpg(child, signal.SIGHUP)
except ProcessLookupError:
    pass
show(('\\r\\nnetloom: the session ended: %s\\r\\n' % why).encode())
`;

const TERMINAL = `child, master = pty.fork()
if child == 0:
    os.execvp(sys.argv[1], sys.argv[1:])
os.set_blocking(0, False)
os.set_blocking(master, False)
held = typed = time.monotonic()
frames, keys = b'', b''


def show(data):
    while data:
        data = data[os.write(1, data):]


def take(frame):
    global held, typed, keys
    kind, _, rest = frame.partition(b' ')
    try:
        if kind == b't':
            keys += base64.b64decode(rest, validate=True)
            typed = time.monotonic()
        elif kind == b's':
            rows, columns = (int(number) for number in rest.split())
            fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack('HHHH', rows, columns, 0, 0))
            held = time.monotonic()
    except (ValueError, struct.error):
        pass  # A frame that was cut off.


def over():
    now = time.monotonic()
    if now - held > HELD:
        return 'nobody looks at it any more'
    if now - typed > IDLE:
        return 'nothing was typed for %d s' % IDLE


def speak():
    global frames, keys
    sources = [master] if len(keys) > MOST else [0, master]
    readable, writable, _ = select.select(sources, [master] if keys else [], [], 1)
    if 0 in readable:
        *whole, frames = (frames + os.read(0, MOST)).split(b'\\n')
        for frame in whole:
            take(frame)
    if writable:
        keys = keys[os.write(master, keys[:1024]):]
    if master in readable:
        show(os.read(master, MOST))
`;
