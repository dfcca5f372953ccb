import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* SPI master (netloom:ip:spi). */
  #ifndef SPI_H
  #define SPI_H

  #include <stddef.h>
  #include <stdint.h>

  #include "spi_regs.h"

  /** Frames of eight bits in SPI mode 0 to 3, at clock_hz / 2, / 4, … / 256: the fastest that is not above most_hz. */
  void spi_init(spi_regs_t *spi, unsigned mode, uint32_t clock_hz, uint32_t most_hz);

  /** Pulls a select line low. */
  void spi_select(spi_regs_t *spi, unsigned line);

  /** Waits for the last frame and lets all select lines go. */
  void spi_deselect(spi_regs_t *spi);

  /**
   * Sends size bytes and receives as many. Without bytes to send (null) it sends 0xFF; without a place to receive to
   * (null) it drops what comes.
   */
  void spi_transfer(spi_regs_t *spi, const void *send, void *receive, size_t size);

  #endif
`;

const source = code`
  #include "spi.h"

  void spi_init(spi_regs_t *spi, unsigned mode, uint32_t clock_hz, uint32_t most_hz)
  {
    uint32_t prescaler = SPI_PRESCALER_DIV2;
    uint32_t rate = clock_hz / 2;

    for (; rate > most_hz && prescaler < SPI_PRESCALER_DIV256; rate /= 2)
      prescaler++;
    spi->CHIP_SELECT = 0;
    spi->IRQ_ENABLE = 0;
    spi->CONTROL = SPI_CONTROL_TX_CLEAR_MASK | SPI_CONTROL_RX_CLEAR_MASK;
    spi->CONTROL = SPI_CONTROL_ENABLE_MASK | NETLOOM_FIELD_PREP(SPI_CONTROL_POLARITY_MASK, mode >> 1 & 1) |
                   NETLOOM_FIELD_PREP(SPI_CONTROL_PHASE_MASK, mode & 1) |
                   NETLOOM_FIELD_PREP(SPI_CONTROL_PRESCALER_MASK, prescaler);
  }

  void spi_select(spi_regs_t *spi, unsigned line)
  {
    spi->CHIP_SELECT = 1u << line;
  }

  void spi_deselect(spi_regs_t *spi)
  {
    while (spi->STATUS & SPI_STATUS_BUSY_MASK)
      ;
    spi->CHIP_SELECT = 0;
  }

  void spi_transfer(spi_regs_t *spi, const void *send, void *receive, size_t size)
  {
    const unsigned char *out = send;
    unsigned char *in = receive;
    size_t sent = 0;
    size_t received = 0;

    while (received < size) {
      /* No more frames on their way than the receiving FIFO holds. */
      if (sent < size && sent - received < 16) {
        spi->DATA = out ? out[sent] : 0xFF;
        sent++;
      }
      uint32_t data = spi->DATA;
      if (data & SPI_DATA_EMPTY_MASK)
        continue;
      if (in)
        in[received] = (unsigned char)data;
      received++;
    }
  }
`;

export const spi = driver({
  id: 'spi',
  title: 'SPI master',
  summary: 'Mode, rate and select lines, and transfers of bytes in both directions at once.',
  ip: 'spi',
  header,
  source,
});
