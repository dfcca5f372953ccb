import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* AXI4 monitor (netloom:ip:axi4_monitor): what passes a connection. */
  #ifndef AXI4_MONITOR_H
  #define AXI4_MONITOR_H

  #include <stdint.h>

  #include "axi4_monitor_regs.h"

  typedef enum { AXI4_MONITOR_READS, AXI4_MONITOR_WRITES } axi4_monitor_way_t;

  /** Of one direction, in the clocks that were counted. Latencies are clocks; errors, of reads, beats. */
  typedef struct {
    uint64_t clocks, bytes, latency_sum;
    uint32_t transactions, errors, beats, waits;
    uint32_t latency_least, latency_most, most_under_way;
  } axi4_monitor_traffic_t;

  /** Begins anew. */
  void axi4_monitor_start(axi4_monitor_regs_t *monitor);

  /** Holds the counters, which axi4_monitor_read wants: its values belong together then. */
  void axi4_monitor_stop(axi4_monitor_regs_t *monitor);

  /** What was counted. */
  void axi4_monitor_read(const axi4_monitor_regs_t *monitor, axi4_monitor_way_t way,
                         axi4_monitor_traffic_t *traffic);

  /** Clocks of a transaction on average; 0 without any. */
  uint32_t axi4_monitor_latency(const axi4_monitor_traffic_t *traffic);

  /** Beats of data in a thousand clocks. */
  uint32_t axi4_monitor_load(const axi4_monitor_traffic_t *traffic);

  #endif
`;

const source = code`
  #include "axi4_monitor.h"

  void axi4_monitor_start(axi4_monitor_regs_t *monitor)
  {
    monitor->CONTROL = AXI4_MONITOR_CONTROL_CLEAR_MASK | AXI4_MONITOR_CONTROL_ENABLE_MASK;
  }

  void axi4_monitor_stop(axi4_monitor_regs_t *monitor)
  {
    monitor->CONTROL = 0;
  }

  static uint64_t joined(uint32_t low, uint32_t high)
  {
    return (uint64_t)high << 32 | low;
  }

  void axi4_monitor_read(const axi4_monitor_regs_t *monitor, axi4_monitor_way_t way,
                         axi4_monitor_traffic_t *traffic)
  {
    uint32_t latency = monitor->TRAFFIC[way].LATENCY;

    traffic->clocks = joined(monitor->CLOCKS, monitor->CLOCKS_HIGH);
    traffic->bytes = joined(monitor->TRAFFIC[way].BYTES, monitor->TRAFFIC[way].BYTES_HIGH);
    traffic->latency_sum = joined(monitor->TRAFFIC[way].LATENCY_SUM, monitor->TRAFFIC[way].LATENCY_SUM_HIGH);
    traffic->transactions = monitor->TRAFFIC[way].TRANSACTIONS;
    traffic->errors = monitor->TRAFFIC[way].ERRORS;
    traffic->beats = monitor->TRAFFIC[way].BEATS;
    traffic->waits = monitor->TRAFFIC[way].WAITS;
    traffic->latency_least = NETLOOM_FIELD_GET(AXI4_MONITOR_TRAFFIC_LATENCY_LEAST_MASK, latency);
    traffic->latency_most = NETLOOM_FIELD_GET(AXI4_MONITOR_TRAFFIC_LATENCY_MOST_MASK, latency);
    traffic->most_under_way =
        NETLOOM_FIELD_GET(AXI4_MONITOR_TRAFFIC_UNDER_WAY_MOST_MASK, monitor->TRAFFIC[way].UNDER_WAY);
  }

  /* Both by shifts, as wide divisions are not of the base library: sums beyond 32 bits lose low bits. */
  static uint32_t ratio(uint64_t part, uint64_t whole)
  {
    while ((part | whole) >> 32) {
      part >>= 1;
      whole >>= 1;
    }
    return whole == 0 ? 0 : (uint32_t)part / (uint32_t)whole;
  }

  uint32_t axi4_monitor_latency(const axi4_monitor_traffic_t *traffic)
  {
    return ratio(traffic->latency_sum, traffic->transactions);
  }

  uint32_t axi4_monitor_load(const axi4_monitor_traffic_t *traffic)
  {
    return ratio((uint64_t)traffic->beats * 1000u, traffic->clocks);
  }
`;

export const axi4Monitor = driver({
  id: 'axi4_monitor',
  title: 'AXI4 monitor',
  summary: 'Transactions, bytes, latency and load of a connection.',
  ip: 'axi4_monitor',
  header,
  source,
});
