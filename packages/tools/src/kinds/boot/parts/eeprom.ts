/** EEPROM at an I²C bus of the board, asked once a clock. */
export const EEPROM_PART = `
/**
 * An EEPROM of 256 bytes in pages of eight at address 0x50, as those of the 24C02 kind: byte and page writes with a write
 * cycle in which it does not answer, current-address, random and sequential reads.
 */
class Eeprom {
public:
    bool pullsData = false;

    void next(bool scl, bool sda) {
        if (busy > 0) busy--;
        if (scl && clock && sda != data) sda ? stop() : start();
        else if (scl && !clock) rise(sda);
        else if (!scl && clock) fall();
        clock = scl;
        data = sda;
    }

private:
    static constexpr unsigned ADDRESS = 0x50;
    static constexpr unsigned PAGE = 8;
    static constexpr unsigned WRITE_CLOCKS = 20000; // at 40 MHz 5 ms would be 200,000

    std::vector<unsigned char> bytes = std::vector<unsigned char>(256, 0xFF);
    unsigned char page[PAGE] = {};
    unsigned written = 0;  // bytes of the page, a bit each
    unsigned pointer = 0, shift = 0, count = 0;
    int bits = 0;  // of the byte; the acknowledge is the ninth
    bool selected = false, reading = false, acknowledged = false;
    bool clock = true, data = true;
    unsigned busy = 0;  // clocks until a write is done

    void start() {
        bits = -1;
        count = written = 0;
        selected = pullsData = false;
    }

    void stop() {
        if (selected && !reading && written != 0) {
            for (unsigned at = 0; at < PAGE; at++)
                if (written >> at & 1) bytes[pointer / PAGE * PAGE + at] = page[at];
            busy = WRITE_CLOCKS;
        }
        selected = pullsData = false;
    }

    void rise(bool sda) {
        if (bits < 8) shift = (shift << 1 | unsigned(sda)) & 0xFF;
        else acknowledged = !sda;
    }

    void fall() {
        bits = bits == 8 ? 0 : bits + 1;
        if (bits == 8) return finishByte();
        if (bits == 0) {
            pullsData = false;
            // A byte that is not acknowledged is the last.
            if (reading && count > 1 && !acknowledged) selected = false;
            if (selected && reading) {
                shift = bytes[pointer];
                pointer = (pointer + 1) & 0xFF;
            }
        }
        if (selected && reading) pullsData = !(shift & 0x80);
    }

    /** The ninth bit: who received acknowledges. */
    void finishByte() {
        count++;
        pullsData = false;
        if (count == 1) {
            selected = shift >> 1 == ADDRESS && busy == 0;
            reading = shift & 1;
            pullsData = selected;
        } else if (selected && !reading) {
            if (count == 2) pointer = shift;
            else {
                page[pointer % PAGE] = static_cast<unsigned char>(shift);
                written |= 1u << pointer % PAGE;
                pointer = pointer / PAGE * PAGE + (pointer + 1) % PAGE;
            }
            pullsData = true;
        }
    }
};
`;
