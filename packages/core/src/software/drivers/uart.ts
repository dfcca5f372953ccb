import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* UART (netloom:ip:uart): characters by way of its FIFOs. */
  #ifndef UART_H
  #define UART_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "uart_regs.h"

  /* Leaves the rate as it is after the reset. */
  #define UART_KEEP_DIVISOR 0u

  /** Clocks a bit for a rate, rounded: the divisor of uart_init. */
  static inline uint32_t uart_divisor(uint32_t clock_hz, uint32_t baud)
  {
    return (clock_hz + baud / 2) / baud;
  }

  /** Eight data bits, no parity, one stop bit; empties the FIFOs and starts both directions. */
  void uart_init(uart_regs_t *uart, uint32_t divisor);

  /** Lets the other end be held by RTS (its CTS), and be heeded by CTS; off after uart_init. */
  void uart_flow_control(uart_regs_t *uart, bool on);

  /** Queues a character; waits while the FIFO is full. */
  void uart_put(uart_regs_t *uart, char character);

  /** Queues size bytes. */
  void uart_write(uart_regs_t *uart, const void *bytes, size_t size);

  /** The oldest received character, or -1 if there is none. */
  int uart_get(uart_regs_t *uart);

  /** Waits until the last stop bit is out. */
  void uart_flush(uart_regs_t *uart);

  /** Interrupts as long as at least level characters (1 to 16) wait to be read; 0 switches it off. */
  void uart_interrupt_on_receive(uart_regs_t *uart, unsigned level);

  /** Whether characters were lost or came broken since the last call. */
  bool uart_had_errors(uart_regs_t *uart);

  #endif
`;

const source = code`
  #include "uart.h"

  #define ERRORS \
    (UART_IRQ_STATUS_RX_OVERRUN_MASK | UART_IRQ_STATUS_PARITY_ERROR_MASK | UART_IRQ_STATUS_FRAMING_ERROR_MASK)

  void uart_init(uart_regs_t *uart, uint32_t divisor)
  {
    uart->CONTROL = UART_CONTROL_TX_CLEAR_MASK | UART_CONTROL_RX_CLEAR_MASK;
    if (divisor != UART_KEEP_DIVISOR)
      uart->DIVISOR = divisor;
    uart->IRQ_ENABLE = 0;
    uart->IRQ_STATUS = ERRORS;
    uart->CONTROL = UART_CONTROL_TX_ENABLE_MASK | UART_CONTROL_RX_ENABLE_MASK;
  }

  void uart_flow_control(uart_regs_t *uart, bool on)
  {
    uint32_t control = uart->CONTROL & ~UART_CONTROL_FLOW_CONTROL_MASK;

    uart->CONTROL = on ? control | UART_CONTROL_FLOW_CONTROL_MASK : control;
  }

  void uart_put(uart_regs_t *uart, char character)
  {
    while (uart->STATUS & UART_STATUS_TX_FULL_MASK)
      ;
    uart->DATA = (unsigned char)character;
  }

  void uart_write(uart_regs_t *uart, const void *bytes, size_t size)
  {
    const char *next = bytes;

    while (size-- > 0)
      uart_put(uart, *next++);
  }

  int uart_get(uart_regs_t *uart)
  {
    uint32_t data = uart->DATA;

    return data & UART_DATA_EMPTY_MASK ? -1 : (int)(data & UART_DATA_CHARACTER_MASK);
  }

  void uart_flush(uart_regs_t *uart)
  {
    uint32_t status;

    do
      status = uart->STATUS;
    while (!(status & UART_STATUS_TX_EMPTY_MASK) || (status & UART_STATUS_TX_BUSY_MASK));
  }

  void uart_interrupt_on_receive(uart_regs_t *uart, unsigned level)
  {
    uint32_t enabled = uart->IRQ_ENABLE & ~UART_IRQ_ENABLE_RX_WATERMARK_MASK;

    uart->WATERMARK = NETLOOM_FIELD_SET(UART_WATERMARK_RX_MASK, uart->WATERMARK, level);
    uart->IRQ_ENABLE = level == 0 ? enabled : enabled | UART_IRQ_ENABLE_RX_WATERMARK_MASK;
  }

  bool uart_had_errors(uart_regs_t *uart)
  {
    uint32_t errors = uart->IRQ_STATUS & ERRORS;

    uart->IRQ_STATUS = errors;
    return errors != 0;
  }
`;

export const uart = driver({
  id: 'uart',
  title: 'UART',
  summary: 'Sends and receives characters through the FIFOs, and interrupts when some wait.',
  ip: 'uart',
  header,
  source,
});
