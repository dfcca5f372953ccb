/* Says hello, and answers what is typed line by line. */
#include <stdio.h>
#include <string.h>

#include "console.h"

#define LINE 80

/* Echoes what is typed until the line ends; backspace takes a character back. */
static size_t read_line(char *line, size_t size)
{
  size_t length = 0;

  for (;;) {
    int character = getchar();

    if (character == '\r' || character == '\n')
      break;
    if (character == '\b' || character == 0x7f) {
      if (length > 0) {
        length--;
        printf("\b \b");
      }
    } else if (character >= ' ' && length < size - 1) {
      line[length++] = (char)character;
      putchar(character);
    }
  }
  line[length] = 0;
  putchar('\n');
  return length;
}

static void answer(const char *line, size_t length)
{
  if (strcmp(line, "help") == 0)
    puts("help: this text. bye: ends. All else is answered.");
  else if (length > 0)
    printf("You typed \"%s\": %u characters.\n", line, (unsigned)length);
}

int main(void)
{
  char line[LINE];

  puts("Hello, Netloom!");
  for (;;) {
    printf("> ");
    size_t length = read_line(line, sizeof line);
    if (strcmp(line, "bye") == 0)
      break;
    answer(line, length);
  }
  puts("Bye.");
  return 0;
}
