/** Flash of the board, asked once a clock (Winbond W25Q128FV data sheet). Writes take a hundredth of the time there. */
export const FLASH_PART = `
/**
 * A serial NOR flash of 16 MB that behaves as a W25Q128 does: reads of one, two and four lines, continuous read, status
 * registers, programs of pages and erases. What is written is forgotten when the program ends.
 */
class Flash {
public:
    /** \`image\` has its contents as objcopy writes them; bytes that are not there are erased. */
    explicit Flash(const char* image) : bytes(SIZE, 0xFF) { load(image); }

    /** Levels of the four lines behind this clock: what is driven, and pulled high what is not. */
    unsigned next(bool cs_n, bool sck, unsigned driven, unsigned enabled) {
        if (busy > 0 && --busy == 0) writeEnabled = false;
        if (cs_n) {
            if (selected) release();
        } else {
            if (!selected) select();
            if (sck && !clock) rise(mixed(driven, enabled));
            if (!sck && clock) fall();
        }
        selected = !cs_n;
        clock = sck;
        return mixed(driven, enabled);
    }

private:
    static constexpr unsigned SIZE = 1u << 24;
    static constexpr unsigned PAGE = 256;
    static constexpr unsigned PROGRAM_CLOCKS = 300; // at 40 MHz 0.7 ms, the typical time, would be 28,000
    static constexpr unsigned ERASE_CLOCKS = 18000; // 45 ms would be 1,800,000
    enum Phase { IGNORED, OPCODE, ADDRESS, MODE, DUMMY, SEND, TAKE };

    std::vector<unsigned char> bytes;
    unsigned char page[PAGE] = {};
    Phase phase = IGNORED;
    bool selected = false, clock = false;
    unsigned bits = 0;  // of the phase
    unsigned shift = 0;
    unsigned opcode = 0, address = 0, count = 0, second = 0;
    unsigned addressLanes = 1, lanes = 1, dummy = 0;
    bool hasMode = false, continuous = false, writeEnabled = false, quadEnabled = false;
    unsigned drive = 0, level = 0;
    unsigned busy = 0;  // clocks until a write is done

    void load(const char* image) {
        std::FILE* const file = std::fopen(image, "r");
        char word[32];
        std::size_t at = 0;
        if (!file) return;
        while (std::fscanf(file, "%31s", word) == 1) {
            if (word[0] == '@') at = std::strtoull(word + 1, nullptr, 16);
            else if (at < SIZE) bytes[at++] = static_cast<unsigned char>(std::strtoul(word, nullptr, 16));
            else {
                std::printf("netloom: the firmware has bytes at %zx, behind the end of the flash\\n", at);
                std::exit(1);
            }
        }
        std::fclose(file);
    }

    unsigned mixed(unsigned driven, unsigned enabled) const {
        const unsigned own = drive & ~enabled;
        return ((driven & enabled) | (level & own) | ~(enabled | own)) & 15u;
    }

    bool programs() const { return opcode == 0x02 || opcode == 0x32; }
    bool erases() const { return opcode == 0x20 || opcode == 0xD8; }

    void select() {
        bits = 0;
        phase = continuous ? ADDRESS : OPCODE;
        continuous = false;
    }

    void read(unsigned in, unsigned out, bool mode, unsigned clocks) {
        addressLanes = in;
        lanes = out;
        hasMode = mode;
        dummy = clocks;
        phase = out == 4 && !quadEnabled ? IGNORED : ADDRESS;
    }

    void write(Phase first, unsigned out) {
        lanes = out;
        if (writeEnabled && (out == 1 || quadEnabled)) phase = first;
    }

    void decode() {
        addressLanes = lanes = 1;
        hasMode = false;
        dummy = bits = count = 0;
        phase = IGNORED;
        if (opcode == 0x05 || opcode == 0x35) phase = SEND;
        if (busy > 0) return;  // it answers its status alone
        switch (opcode) {
        case 0x9F: phase = SEND; break;
        case 0x03: read(1, 1, false, 0); break;
        case 0x0B: read(1, 1, false, 8); break;
        case 0x3B: read(1, 2, false, 8); break;
        case 0xBB: read(2, 2, true, 0); break;
        case 0x6B: read(1, 4, false, 8); break;
        case 0xEB: read(4, 4, true, 4); break;
        case 0x01: case 0x31: write(TAKE, 1); break;
        case 0x02: case 0x20: case 0xD8: write(ADDRESS, 1); break;
        case 0x32: write(ADDRESS, 4); break;
        default: break;
        }
    }

    void behindAddress() {
        bits = 0;
        if (phase == ADDRESS && hasMode) phase = MODE;
        else if (phase != DUMMY && dummy > 0) phase = DUMMY;
        else phase = programs() ? TAKE : erases() ? IGNORED : SEND;
    }

    void take(unsigned taken) {
        if (programs()) page[(address + count) % PAGE] = static_cast<unsigned char>(taken);
        else if (opcode == 0x31 || count == 1) second = taken;
        count++;
    }

    /** Takes bits in; true when there are eight. */
    bool shifted(unsigned width, unsigned line) {
        shift = (shift << width | (line & ((1u << width) - 1))) & 0xFF;
        bits += width;
        return bits % 8 == 0;
    }

    void rise(unsigned line) {
        switch (phase) {
        case OPCODE:
            if (shifted(1, line)) {
                opcode = shift;
                decode();
            }
            break;
        case ADDRESS:
            if (shifted(addressLanes, line)) address = (address << 8 | shift) & (SIZE - 1);
            if (bits == 24) behindAddress();
            break;
        case MODE:
            if (shifted(addressLanes, line)) {
                continuous = (shift & 0x30) == 0x20;
                behindAddress();
            }
            break;
        case DUMMY:
            if (++bits == dummy) behindAddress();
            break;
        case TAKE:
            if (shifted(lanes, line)) take(shift);
            break;
        default: break;
        }
    }

    unsigned sent(unsigned index) const {
        static constexpr unsigned IDENTITY[] = {0xEF, 0x40, 0x18};
        switch (opcode) {
        case 0x05: return (writeEnabled ? 2u : 0u) | (busy > 0 ? 1u : 0u);
        case 0x35: return quadEnabled ? 2u : 0u;
        case 0x9F: return IDENTITY[index % 3];
        default: return bytes[(address + index) % SIZE];
        }
    }

    void fall() {
        if (phase != SEND) return;
        if (bits % 8 == 0) shift = sent(bits / 8);
        drive = lanes == 1 ? 2u : (1u << lanes) - 1;
        level = lanes == 1 ? shift >> 7 << 1 : shift >> (8 - lanes);
        shift = shift << lanes & 0xFF;
        bits += lanes;
    }

    void release() {
        drive = 0;
        if (busy == 0 && opcode == 0x06) writeEnabled = true;
        else if (busy == 0 && opcode == 0x04) writeEnabled = false;
        else if (busy == 0 && writeEnabled && phase != OPCODE) change();
        phase = IGNORED;
    }

    /** What a command that writes leaves, once it is whole. */
    void change() {
        if (erases() && phase == IGNORED) {
            const unsigned size = opcode == 0x20 ? 4096 : 65536;
            std::fill_n(bytes.begin() + (address & ~(size - 1)), size, 0xFF);
            busy = ERASE_CLOCKS;
        } else if (programs() && count > 0) {
            const unsigned last = address + count;
            for (unsigned at = last - std::min(count, PAGE); at < last; at++)
                bytes[(address & ~(PAGE - 1)) + at % PAGE] &= page[at % PAGE];
            busy = PROGRAM_CLOCKS;
        } else if ((opcode == 0x31 && count > 0) || (opcode == 0x01 && count > 1)) {
            quadEnabled = second & 2;
            busy = PROGRAM_CLOCKS;
        }
    }
};
`;
