/**
 * C++ that has a dump written out about once a second of real time, so that it can be looked at while it grows. What
 * writing out takes is measured (it happens at the next time step): it never costs more than a twentieth of the time.
 */
export const LIVE_DUMP = `
class LiveDump {
    double due = now() + 1;
    double flushed = 0;

    static double now() {
        // The coarse clock costs a few nanoseconds: it is read at every time step.
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC_COARSE, &time);
        return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
    }

public:
    void step(VerilatedFstC* dump) {
        const double time = now();
        if (flushed > 0) {
            due = time + std::max(1.0, 20 * (time - flushed));
            flushed = 0;
        } else if (time >= due && dump) {
            dump->flush();
            flushed = time;
        }
    }
};
`;
