/* Where a program prints to and reads from, and how it ends. */
#ifndef CONSOLE_H
#define CONSOLE_H

/** Makes the console ready; console_put and console_get do so themselves. */
void console_init(void);

/** Sends a character; waits while there is no room for it. */
void console_put(char character);

/** The next character that was typed, or -1 if there is none yet. */
int console_get(void);

/** Ends the program: waits until all is sent, then stops. */
void exit(int code) __attribute__((noreturn));

#endif
