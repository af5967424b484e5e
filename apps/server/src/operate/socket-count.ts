import { AddressCount } from './address-count.ts';

/** One socket in the count of its address. */
export interface SocketPlace {
  readonly address: string;
  /**
   * Its client has said hello: which seat it is, or null for somebody who watches. False where the address has too many
   * already.
   */
  greeted(seat: string | null): boolean;
  leave(): void;
}

/**
 * The sockets of each address. When the network of a class of thirty was cut, everybody is back before the server notices, by
 * pings without an answer, that the old sockets are dead. So seats are counted instead of sockets; sockets that have not
 * said hello yet, whose seat is unknown, are counted by themselves.
 */
export class SocketCount {
  readonly #newcomers: AddressCount;
  readonly #inside: AddressCount;
  /** Open sockets of each seat that are here from one address. */
  readonly #seats = new Map<string, number>();

  constructor(most: number) {
    this.#newcomers = new AddressCount(most);
    this.#inside = new AddressCount(most);
  }

  /** Null where the address has too many already. */
  enter(address: string): SocketPlace | null {
    if (!this.#newcomers.enter(address)) return null;
    let leave = (): void => this.#newcomers.leave(address);
    return {
      address,
      greeted: (seat) => {
        leave();
        const key = seat && `${address} ${seat}`;
        const isIn = key === null ? this.#inside.enter(address) : this.#sitDown(address, key);
        leave = () => {
          if (key === null) this.#inside.leave(address);
          else this.#standUp(address, key);
        };
        if (!isIn) leave = () => {};
        return isIn;
      },
      leave: () => {
        leave();
        leave = () => {};
      },
    };
  }

  #sitDown(address: string, key: string): boolean {
    const sockets = this.#seats.get(key) ?? 0;
    if (sockets === 0 && !this.#inside.enter(address)) return false;
    this.#seats.set(key, sockets + 1);
    return true;
  }

  #standUp(address: string, key: string): void {
    const sockets = (this.#seats.get(key) ?? 1) - 1;
    if (sockets > 0) {
      this.#seats.set(key, sockets);
      return;
    }
    this.#seats.delete(key);
    this.#inside.leave(address);
  }
}
