/* One check for each part of the fabric: whether it does what its driver says. */
#ifndef CHECKS_H
#define CHECKS_H

#include <stdbool.h>

bool check_ways(void);
bool check_long_packet(void);
bool check_buffer(void);
bool check_monitor(void);

/* Has the DMA controller copy to the second port of the buffer, while the core uses the first. */
bool fill_buffer(void);

#endif
