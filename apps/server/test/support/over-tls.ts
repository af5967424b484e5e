import { request } from 'node:https';

export interface TlsAnswer {
  readonly status: number;
  readonly text: string;
}

interface TlsRequest {
  /** The certificate that is believed. */
  readonly ca: string | Buffer;
  /** Asks by POST where there is one. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The name that the certificate must have, and that is asked for; without it that of the address. */
  readonly servername?: string;
}

/** Asks over HTTPS and believes one certificate alone: `fetch` can be told of none. */
export function overTls(url: string, { ca, body, headers = {}, servername }: TlsRequest): Promise<TlsAnswer> {
  return new Promise((answered, failed) => {
    const asked = request(
      url,
      {
        method: body ? 'POST' : 'GET',
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
        ca,
        // Each its own connection: another test may be shown another certificate at the same place.
        agent: false,
        ...(servername !== undefined && { servername }),
      },
      async (answer) => {
        answered({ status: answer.statusCode ?? 0, text: (await answer.toArray()).join('') });
      },
    );
    asked.on('error', failed);
    asked.end(body && JSON.stringify(body));
  });
}
