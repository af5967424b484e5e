import { request } from 'node:https';
import { within } from '../../../../tools/eventually.ts';

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
  const answer = new Promise<TlsAnswer>((answered, failed) => {
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
      async (response) => {
        const text = (await response.toArray()).join('');
        answered({ status: response.statusCode ?? 0, text });
      },
    );
    asked.on('error', failed);
    asked.end(body && JSON.stringify(body));
  });
  return within(`an answer of ${url}`, answer);
}
