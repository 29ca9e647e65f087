//! How much one address or one person may ask for.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::Error;
use crate::settings::Settings;

/// What is counted.
pub(crate) struct Limits {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    guests: DefaultKeyedRateLimiter<IpAddr>,
    secrets: DefaultKeyedRateLimiter<IpAddr>,
    accounts: DefaultKeyedRateLimiter<String>,
    work: DefaultKeyedRateLimiter<i64>,
}

fn some(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

impl Limits {
    pub(crate) fn new(settings: &Settings) -> Self {
        let second = settings.requests_per_second;
        let burst = |quota: Quota, size| quota.allow_burst(some(size));
        Self {
            requests: RateLimiter::keyed(burst(Quota::per_second(some(second)), second.saturating_mul(4))),
            guests: RateLimiter::keyed(burst(Quota::per_minute(some(second)), second.saturating_mul(2))),
            secrets: RateLimiter::keyed(burst(Quota::per_minute(some(10)), 10)),
            accounts: RateLimiter::keyed(burst(Quota::per_minute(some(5)), 10)),
            work: RateLimiter::keyed(burst(Quota::per_minute(some(second)), second.saturating_mul(2))),
        }
    }

    /// Any request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Error> {
        self.requests.check_key(&network(address)).map_err(|_| Error::TooMuch)
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Error> {
        self.guests.check_key(&network(address)).map_err(|_| Error::TooMuch)
    }

    /// A try at a password, a recovery code or a link.
    pub(crate) fn secret(&self, address: IpAddr) -> Result<(), Error> {
        self.secrets.check_key(&network(address)).map_err(|_| Error::TooMuch)
    }

    /// A try at this account, from wherever; the account need not exist.
    pub(crate) fn account(&self, name: &str) -> Result<(), Error> {
        self.accounts.check_key(&name.to_owned()).map_err(|_| Error::TooMuch)
    }

    /// Something of a person's that costs room: a table, a link, a replay.
    pub(crate) fn work(&self, person: store::PersonId) -> Result<(), Error> {
        self.work.check_key(&person.0).map_err(|_| Error::TooMuch)
    }

    /// Forgets those who have been quiet.
    pub(crate) fn sweep(&self) {
        self.requests.retain_recent();
        self.guests.retain_recent();
        self.secrets.retain_recent();
        self.accounts.retain_recent();
        self.work.retain_recent();
    }
}

/// Whom an address stands for: one IPv4 address, or the IPv6 network that a household gets.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let mut parts = six.segments();
            parts[4..].fill(0);
            IpAddr::V6(Ipv6Addr::from(parts))
        }
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_household_counts_as_one() {
        let parse = |text: &str| network(text.parse().unwrap());
        assert_eq!(parse("2001:db8:1:2::1"), parse("2001:db8:1:2:ffff::9"));
        assert_ne!(parse("2001:db8:1:2::1"), parse("2001:db8:1:3::1"));
        assert_eq!(parse("::ffff:192.0.2.1"), parse("192.0.2.1"));
        assert_ne!(parse("192.0.2.1"), parse("192.0.2.2"));
    }

    #[test]
    fn tries_at_secrets_run_out_soon() {
        let limits = Limits::new(&Settings::new("x".into()));
        let address = "192.0.2.1".parse().unwrap();
        let allowed = (0..100).filter(|_| limits.secret(address).is_ok()).count();
        assert_eq!(allowed, 10);
        assert!(limits.secret("192.0.2.2".parse().unwrap()).is_ok(), "others do not notice");
    }
}
