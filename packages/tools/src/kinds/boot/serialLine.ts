/** Both ends of the serial line outside the SoC, a sample a clock: a screen that decodes, a keyboard that sends. */
export const SERIAL_LINE = `static constexpr int END_OF_TRANSMISSION = 4;

/** Decodes the line: after the edge of the start bit each bit is sampled in its middle. */
struct Screen {
    bool ended = false;
    int exitCode = 0;
    int column = 0;
    bool begun = false;
    unsigned idle = 0; // clocks since the last stop bit

    void sample(bool line) {
        if (wait > 0) {
            wait--;
            return;
        }
        if (bits < 0) {
            idle++;
            high = high || line;
            if (line || !high) return;
            bits = 0;
            character = 0;
            wait = DIVISOR + DIVISOR / 2 - 1;
        } else if (bits < 8) {
            character |= unsigned(line) << bits++;
            wait = DIVISOR - 1;
        } else {
            bits = -1;
            idle = 0;
            begun = true;
            show(character);
        }
    }

private:
    bool high = false; // the line has been; until its driver is out of reset it may be low
    int bits = -1; // received so far; negative between characters
    unsigned wait = 0;
    unsigned character = 0;
    bool exiting = false;

    void show(unsigned received) {
        if (exiting) {
            exitCode = int(received);
            ended = true;
        } else if (received == END_OF_TRANSMISSION) {
            exiting = true;
        } else {
            column = received == '\\n' ? 0 : column + (received != '\\r');
            std::putchar(int(received));
            std::fflush(stdout);
        }
    }
};

/**
 * Sends what is typed. A person waits for the prompt and for answers: so does this, for as long as a line of text may
 * take, that nothing is typed before the SoC hears, and no text which is pasted overruns its receiver.
 */
struct Keyboard {
    bool ended = false;

    Keyboard() { fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK); }

    /** Level of the line in this clock. */
    bool next(const Screen& screen) {
        if (wait > 0) {
            wait--;
            return level;
        }
        if (bits < 10) return send();
        const bool quiet = screen.begun && screen.idle > 2 * FRAME;
        patience = quiet || patience == 0 ? 0 : patience - 1;
        wait = FRAME / 4;
        if (patience == 0) read();
        return level = true;
    }

private:
    static constexpr unsigned FRAME = 10 * DIVISOR;
    unsigned bits = 10; // sent so far of a start bit, eight data bits and a stop bit
    unsigned wait = 0;
    static constexpr unsigned LINE = 4 * 100; // quarters of a frame
    unsigned patience = LINE;
    unsigned character = 0;
    bool level = true;

    bool send() {
        level = bits == 0 ? false : bits == 9 ? true : character >> (bits - 1) & 1;
        bits++;
        wait = DIVISOR - 1;
        if (bits == 10) patience = LINE;
        return level;
    }

    void read() {
        unsigned char typed;
        if (::read(STDIN_FILENO, &typed, 1) != 1) return;
        if (typed == END_OF_TRANSMISSION) {
            ended = true;
            return;
        }
        character = typed;
        bits = 0;
        wait = 0;
    }
};
`;
