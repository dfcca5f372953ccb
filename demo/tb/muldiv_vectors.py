"""Operands of the multiplier and divider with the results that whole numbers give: muldiv_vectors.py <seed> <folder>.

RISC-V unprivileged ISA, chapter "M": division by zero gives all ones and the dividend, overflow the dividend and
zero; quotients are rounded towards zero.
"""
import random
import sys

COUNT = 256
WORD = 1 << 32
EDGES = (0, 1, WORD - 1, WORD // 2, WORD // 2 - 1)


def signed(word):
    return word - WORD if word >= WORD // 2 else word


def quotient(a, b):
    """Rounded towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def result(funct3, a, b):
    if funct3 < 4:
        left = signed(a) if funct3 < 3 else a
        right = signed(b) if funct3 < 2 else b
        return left * right if funct3 == 0 else left * right >> 32
    if b == 0:
        return a if funct3 & 2 else -1
    if funct3 & 1:
        return a % b if funct3 & 2 else a // b
    whole = quotient(signed(a), signed(b))
    return signed(a) - whole * signed(b) if funct3 & 2 else whole


def main():
    seed, folder = sys.argv[1:]
    draw = random.Random(int(seed))

    def operand():
        return draw.choice(EDGES) if draw.random() < 0.3 else draw.getrandbits(draw.randint(1, 32))

    with open(f"{folder}/vectors.hex", "w", encoding="ascii") as out:
        for _ in range(COUNT):
            funct3, a, b = draw.randrange(8), operand(), operand()
            out.write(f"{funct3:x}{a:08x}{b:08x}{result(funct3, a, b) % WORD:08x}\n")


main()
